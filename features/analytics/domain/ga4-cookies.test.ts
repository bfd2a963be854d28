import { expect, test } from 'vitest';
import { browsersOf, cookiePrefix } from './ga4-cookies.ts';

test('the ids of a browser at several shops are read from the cookies of the tag', () => {
  const cookies = new Map([
    [`${cookiePrefix('mercado-central')}_ga`, 'GA1.1.1234567890.1795000000'],
    [`${cookiePrefix('emporio')}_ga`, 'GA1.2.11.22'],
    [`${cookiePrefix('emporio')}_ga_1A2B3C`, 'GS2.1.s1795000000'],
    ['ga4-visit', 'G-LOJA1|11.22|3'],
    ['_ga', 'GA1.1.5.6'],
    [`${cookiePrefix('odd')}_ga`, '<script>'],
  ]);
  expect(browsersOf(cookies)).toEqual([
    { slug: 'mercado-central', clientId: '1234567890.1795000000' },
    { slug: 'emporio', clientId: '11.22' },
  ]);
});
