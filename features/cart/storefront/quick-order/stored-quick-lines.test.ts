import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedQuickLines, storeQuickLines } from './stored-quick-lines.ts';

const ana = { supplierId: 'a', clientId: 'ana' };
const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what was written in a shop is there again, to that client in that shop alone', () => {
  const lines = [
    { key: 'linha-1', code: 'MC-0184', quantity: '4' },
    { key: 'linha-2', code: ' ', quantity: '' },
    { key: 'linha-3', code: 'MC-9999', quantity: 'x' },
  ];
  storeQuickLines(ana, lines);
  expect(storedQuickLines(ana)).toEqual([
    { code: 'MC-0184', quantity: '4' },
    { code: 'MC-9999', quantity: 'x' },
  ]);
  expect(storedQuickLines({ ...ana, supplierId: 'b' })).toEqual([]);
  expect(storedQuickLines({ ...ana, clientId: 'bia' })).toEqual([]);
  storeQuickLines(ana, []);
  expect(storage.size).toBe(0);
});

test.each(['no json', '{}', 'null', '[1,{"code":7,"quantity":"1"},{"code":"A"}]'])(
  '%s counts as nothing',
  (stored) => {
    storage.set('vitrine-quick-order-a-ana', stored);
    expect(storedQuickLines(ana)).toEqual([]);
  },
);

test('a browser without storage writes on', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storeQuickLines(ana, [{ code: 'A', quantity: '1' }]);
  expect(storedQuickLines(ana)).toEqual([]);
});
