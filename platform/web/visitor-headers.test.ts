import { expect, test } from 'vitest';
import { visitorHeaders } from './visitor-headers.ts';

test('without a choice all four consent flags are true', () => {
  expect(visitorHeaders('')).toEqual({
    'x-cookie-necessary': 'true',
    'x-cookie-session': 'true',
    'x-cookie-performance': 'true',
    'x-cookie-personalization': 'true',
  });
});

test('a choice and a campaign are told on every call', () => {
  expect(visitorHeaders('a=b; consent=1100; utm_source=boletim; utm_all=x%3D1')).toMatchObject({
    'x-cookie-session': 'true',
    'x-cookie-performance': 'false',
    'x-cookie-personalization': 'false',
    'x-utm-source': 'boletim',
    'x-utm-all': 'x%3D1',
  });
});
