import { expect, test } from 'vitest';
import { campaignIn, UTM_LIFETIME } from './campaign.ts';

const of = (search: string) => campaignIn(new URLSearchParams(search));

test('UTM cookies live 604800 seconds', () => expect(UTM_LIFETIME).toBe(604_800));

test('an address names its campaign', () => {
  expect(of('?utm_source=boletim&utm_medium=email&utm_campaign=frutas&q=uva')).toEqual({
    utm_source: 'boletim',
    utm_campaign: 'frutas',
    utm_all: 'utm_source=boletim&utm_medium=email&utm_campaign=frutas',
  });
  expect(of('?utm_medium=email')).toEqual({ utm_source: '', utm_campaign: '', utm_all: 'utm_medium=email' });
});

test.each(['', '?q=uva', '?utm_source=', '?utm_source=%20', '?UTM_SOURCE=x', '?utm_=x', '?utm_a-b=x'])(
  '%j names none',
  (search) => expect(of(search)).toBeUndefined(),
);

test('what is too long is cut', () => {
  const found = of(`?utm_source=${'a'.repeat(900)}&utm_campaign=b`);
  expect(found?.utm_source).toHaveLength(200);
  expect(found?.utm_all).toHaveLength(200);
});
