import { describe, expect, test } from 'vitest';
import { allows, campaignOf, NO_CAMPAIGN } from './consent.ts';

const ALL = 'consent=1111.1.1795000000';

describe('what may be stored', () => {
  test('is nothing but the necessary before a choice, whatever headers say', () => {
    const headers = { 'x-cookie-performance': 'true', 'x-cookie-session': 'true' };
    expect(allows(headers, 'performance')).toBe(false);
    expect(allows(headers, 'session')).toBe(false);
    expect(allows(headers, 'necessary')).toBe(true);
  });

  test('is what was chosen', () => {
    const headers = { cookie: 'a=b; consent=1010.1.1795000000' };
    expect(allows(headers, 'performance')).toBe(true);
    expect(allows(headers, 'personalization')).toBe(false);
  });

  test('is less where a header says less, and never more', () => {
    expect(allows({ cookie: ALL, 'x-cookie-performance': 'false' }, 'performance')).toBe(false);
    expect(allows({ cookie: 'consent=1000', 'x-cookie-performance': 'true' }, 'performance')).toBe(false);
  });
});

describe('the campaign', () => {
  const sent = { 'x-utm-source': 'boletim%20de%20maio', 'x-utm-campaign': 'frutas', 'x-utm-all': 'a%3D1' };

  test('is known of those who let visits be measured', () => {
    expect(campaignOf({ cookie: ALL, ...sent })).toEqual({
      source: 'boletim de maio',
      campaign: 'frutas',
      all: 'a=1',
      visit: '',
    });
    expect(campaignOf(sent)).toEqual(NO_CAMPAIGN);
    expect(campaignOf({ cookie: 'consent=1101', ...sent })).toEqual(NO_CAMPAIGN);
  });

  test.each([
    ['G-ABC123|1.2|3', 'G-ABC123|1.2|3'],
    ['G-ABC123%7C1.2%7C3', 'G-ABC123|1.2|3'],
    ['G-ABC123|<b>|3', ''],
    ['G-ABC123|1.2', ''],
    [`G-ABC123|${'1'.repeat(41)}|3`, ''],
  ])('has the visit %s as %s, with consent alone', (cookie, visit) => {
    expect(campaignOf({ cookie: `${ALL}; ga4-visit=${cookie}` }).visit).toBe(visit);
    expect(campaignOf({ cookie: `consent=1101; ga4-visit=${cookie}` }).visit).toBe('');
  });

  test('is short and plain', () => {
    const odd = { 'x-utm-source': '<script>%00alert%60%E2%80%8B', 'x-utm-campaign': 'x'.repeat(900) };
    const { source, campaign } = campaignOf({ cookie: ALL, ...odd });
    expect(source).toBe('scriptalert');
    expect(campaign).toHaveLength(200);
    expect(campaignOf({ cookie: ALL, 'x-utm-source': '%E0%A4%A' }).source).toBe('');
  });
});
