import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '#platform/testing/memory-storage.ts';
import { visitorHeaders } from '#platform/web/visitor-headers.ts';
import { ALL_TRUE, NECESSARY_ONLY } from '../../domain/consent.ts';

let jar: Map<string, string>;
let browserStorage: Storage;
let visit: Storage;

/** Modules as freshly loaded by a new page. */
const page = async () => {
  vi.resetModules();
  const [choice, { noteLanding, storeCampaign }, { startConsent }] = await Promise.all([
    import('./browser-choice.ts'),
    import('./landing.ts'),
    import('./start-consent.ts'),
  ]);
  return { ...choice, noteLanding, storeCampaign, startConsent };
};

const cookies = () => Object.fromEntries(jar);
const keys = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).sort();

beforeEach(() => {
  jar = new Map();
  browserStorage = memoryStorage();
  visit = memoryStorage();
  vi.stubGlobal('localStorage', browserStorage);
  vi.stubGlobal('sessionStorage', visit);
  vi.stubGlobal('window', { location: { protocol: 'https:' } });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      expect(attributes).toContain('SameSite=Lax');
      expect(attributes).toContain('Path=/');
      expect(attributes).toContain('Secure');
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a choice is stored, notified to subscribers, and sent with every call', async () => {
  const { saveConsent: choose, storedConsent: chosen, onChosen } = await page();
  expect(chosen()).toBeUndefined();
  const listener = vi.fn();
  const stop = onChosen(listener);
  choose({ ...NECESSARY_ONLY, performance: true });
  stop();
  choose({ ...NECESSARY_ONLY, performance: true });
  expect(listener).toHaveBeenCalledOnce();
  expect(chosen()?.preferences).toEqual({ ...NECESSARY_ONLY, performance: true });
  expect(visitorHeaders(document.cookie)).toMatchObject({
    'x-cookie-necessary': 'true',
    'x-cookie-session': 'false',
    'x-cookie-performance': 'true',
    'x-cookie-personalization': 'false',
  });
});

test('a choice whose cookie was lost holds on; one that is over is forgotten', async () => {
  const { saveConsent: choose, recallChoice } = await page();
  choose(ALL_TRUE);
  jar.clear();
  expect(recallChoice()?.preferences).toEqual(ALL_TRUE);
  expect(jar.has('consent')).toBe(true);
  jar.clear();
  browserStorage.setItem('vitrine-consent', '1111.2.1000000000');
  expect(recallChoice()).toBeUndefined();
  expect([jar.size, keys(browserStorage)]).toEqual([0, []]);
});

describe('refusing', () => {
  test('drops at once what it forbids, and leaves the cart', async () => {
    const { saveConsent: choose } = await page();
    choose(ALL_TRUE);
    for (const key of ['vitrine-seen-a', 'vitrine-searches-a', 'vitrine-cart-a', 'other'])
      browserStorage.setItem(key, '1');
    choose(NECESSARY_ONLY);
    expect(keys(browserStorage)).toEqual(['other', 'vitrine-cart-a', 'vitrine-consent']);
  });

  test('stores what was entered for this visit alone; accepting stores it longer', async () => {
    const { saveConsent: choose } = await page();
    choose(ALL_TRUE);
    browserStorage.setItem('vitrine-place', '01310100');
    choose(NECESSARY_ONLY);
    expect([browserStorage.getItem('vitrine-place'), visit.getItem('vitrine-place')]).toEqual([
      null,
      '01310100',
    ]);
    choose(ALL_TRUE);
    expect([browserStorage.getItem('vitrine-place'), visit.getItem('vitrine-place')]).toEqual([
      '01310100',
      null,
    ]);
  });
});

describe('the ids of Google’s tag', () => {
  const sent = vi.fn(async () => Response.json({}));
  beforeEach(() => {
    sent.mockClear();
    vi.stubGlobal('fetch', sent);
  });

  test('are withdrawn at each shop that has stored one, on any page, before they are deleted', async () => {
    const { saveConsent: choose } = await page();
    choose(ALL_TRUE);
    jar.set('ga4-feira_ga', 'GA1.1.11.22');
    choose(ALL_TRUE);
    expect(sent).not.toHaveBeenCalled();
    choose(NECESSARY_ONLY);
    expect(jar.has('ga4-feira_ga')).toBe(false);
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]).toEqual([
      expect.stringContaining('/google-analytics/feira/retirada'),
      expect.objectContaining({ body: JSON.stringify({ navegador: '11.22' }) }),
    ]);
  });

  test('nothing is sent without one', async () => {
    const { saveConsent: choose } = await page();
    choose(NECESSARY_ONLY);
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('a campaign', () => {
  const LANDING = '?utm_source=boletim&utm_campaign=fruta%20boa';

  test('is in no cookie before a choice, and in three for those who allow it', async () => {
    const { noteLanding, saveConsent: choose } = await page();
    noteLanding(LANDING);
    noteLanding('');
    expect(cookies()).toEqual({});
    choose(ALL_TRUE);
    expect(cookies()).toMatchObject({ utm_source: 'boletim', utm_campaign: 'fruta%20boa' });
    expect(visitorHeaders(document.cookie)['x-utm-campaign']).toBe('fruta%20boa');
  });

  test('is dropped by who refuses, and forgotten with the page', async () => {
    const first = await page();
    first.noteLanding(LANDING);
    first.saveConsent(ALL_TRUE);
    first.saveConsent(NECESSARY_ONLY);
    expect(Object.keys(cookies())).toEqual(['consent']);
    const next = await page();
    next.saveConsent(ALL_TRUE);
    expect(Object.keys(cookies())).toEqual(['consent']);
  });

  test('stays until another one comes', async () => {
    const { noteLanding, saveConsent: choose, storeCampaign } = await page();
    noteLanding(LANDING);
    choose(ALL_TRUE);
    noteLanding('?q=uva');
    storeCampaign(true);
    expect(cookies().utm_source).toBe('boletim');
    noteLanding('?utm_source=loja');
    storeCampaign(true);
    expect(cookies()).toMatchObject({ utm_source: 'loja', utm_all: 'utm_source%3Dloja' });
    expect(jar.has('utm_campaign')).toBe(false);
  });
});

test('a page whose visitor has chosen asks nothing, and deletes what was stored before', async () => {
  const { saveConsent: choose, startConsent } = await page();
  choose({ ...ALL_TRUE, personalization: false });
  browserStorage.setItem('vitrine-seen-a', '1');
  await startConsent({
    search: '?utm_source=a',
    policyHref: '/privacidade',
    signal: new AbortController().signal,
  });
  expect(keys(browserStorage)).toEqual(['vitrine-consent']);
  expect(jar.get('utm_source')).toBe('a');
});
