import { expect, test } from 'vitest';
import { visitorHeaders } from './visitor-headers.ts';

test('without a choice only the necessary is allowed', () => {
  const none = {
    'x-cookie-necessary': 'true',
    'x-cookie-session': 'false',
    'x-cookie-performance': 'false',
    'x-cookie-personalization': 'false',
  };
  expect(visitorHeaders('')).toEqual(none);
  expect(visitorHeaders('consent=')).toEqual(none);
  expect(visitorHeaders('consent=<script>')).toEqual(none);
  // The necessary flag can't be refused.
  expect(visitorHeaders('consent=0000.1.1795000000')).toEqual(none);
});

test('a choice and a campaign are sent with every call', () => {
  const cookies = 'a=b; consent=1100.1.1795000000; utm_source=boletim; utm_all=x%3D1';
  expect(visitorHeaders(cookies)).toMatchObject({
    'x-cookie-necessary': 'true',
    'x-cookie-session': 'true',
    'x-cookie-performance': 'false',
    'x-cookie-personalization': 'false',
    'x-utm-source': 'boletim',
    'x-utm-all': 'x%3D1',
  });
});
