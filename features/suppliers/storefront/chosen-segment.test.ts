import { afterEach, expect, test, vi } from 'vitest';

const SHOP = '019a0000-0000-7000-8000-000000000001';
const OTHER = '019a0000-0000-7000-8000-000000000002';

/** Modules as freshly loaded by a new page. */
const page = async () => {
  vi.resetModules();
  return import('./chosen-segment.ts');
};

function browser(consent: string): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('document', { cookie: `consent=${consent}` });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
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

test('all segments are a choice, too, and whoever shows it is told', async () => {
  browser('1111');
  const { chosenSegment, rememberSegment, onSegmentChosen } = await page();
  const told: string[] = [];
  const stop = onSegmentChosen(() => told.push(chosenSegment(SHOP)));
  rememberSegment(SHOP, 'industria');
  rememberSegment(SHOP, '');
  stop();
  rememberSegment(SHOP, 'industria');
  expect(told).toEqual(['industria', '']);
});

test('where nothing may be kept from visit to visit, nor for this one, the choice lasts until the page is left', async () => {
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
