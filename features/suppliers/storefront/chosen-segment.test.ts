import { afterEach, expect, test, vi } from 'vitest';

const SHOP = '019a0000-0000-7000-8000-000000000001';
const OTHER = '019a0000-0000-7000-8000-000000000002';

/** Modules as freshly loaded by a new page. */
const page = async () => {
  vi.resetModules();
  return import('./chosen-segment.ts');
};

function browser(consent: string): void {
  const stored = new Map<string, string>();
  vi.stubGlobal('document', { cookie: `consent=${consent}` });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
}

afterEach(() => vi.unstubAllGlobals());

test('a segment is chosen for one shop, and known at the next visit', async () => {
  browser('1111');
  const first = await page();
  expect(first.chosenSegment(SHOP)).toBe('');
  first.rememberSegment(SHOP, 'industria');
  expect(first.chosenSegment(OTHER)).toBe('');
  expect((await page()).chosenSegment(SHOP)).toBe('industria');
});

test('all segments are a choice, too, and what shows it is notified', async () => {
  browser('1111');
  const { chosenSegment, rememberSegment, onSegmentChosen } = await page();
  const notified: string[] = [];
  const stop = onSegmentChosen(() => notified.push(chosenSegment(SHOP)));
  rememberSegment(SHOP, 'industria');
  rememberSegment(SHOP, '');
  stop();
  rememberSegment(SHOP, 'industria');
  expect(notified).toEqual(['industria', '']);
});

test('where nothing may be stored, the choice lasts until the page is left', async () => {
  browser('1011');
  const first = await page();
  first.rememberSegment(SHOP, 'industria');
  expect(first.chosenSegment(SHOP)).toBe('industria');
  expect((await page()).chosenSegment(SHOP)).toBe('');
});

test('the server chooses for no one', async () => {
  const { chosenSegment, rememberSegment } = await page();
  rememberSegment(SHOP, 'industria');
  expect(chosenSegment(SHOP)).toBe('');
});

test('a shop’s only segment is active without being chosen, also for the server', async () => {
  const { activateOnlySegment, chosenSegment, rememberSegment } = await page();
  activateOnlySegment({ id: SHOP, onlySegment: { id: 'alimentos', name: 'Alimentos' } });
  expect([chosenSegment(SHOP), chosenSegment(OTHER)]).toEqual(['alimentos', '']);
  browser('1111');
  rememberSegment(SHOP, 'gone');
  expect(chosenSegment(SHOP)).toBe('alimentos');
  // The shop has several now.
  activateOnlySegment({ id: SHOP });
  expect(chosenSegment(SHOP)).toBe('gone');
});
