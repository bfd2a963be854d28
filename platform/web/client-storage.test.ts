import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientKey, forgetOtherClients } from './client-storage.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
}
let [local, visit] = [storage(), storage()];
beforeEach(() => {
  [local, visit] = [storage(), storage()];
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', visit);
  for (const kept of [local, visit])
    for (const key of [clientKey('ana', 'cart'), clientKey('bia', 'cart'), 'vitrine-place'])
      kept.setItem(key, 'x');
});
afterEach(() => vi.unstubAllGlobals());

test('another client takes the others out of what stays, and leaves the visit alone', () => {
  forgetOtherClients('ana');
  expect(local.keys()).toEqual([clientKey('ana', 'cart'), 'vitrine-place']);
  expect(visit.keys()).toHaveLength(3);
});

test('logout takes every client along, of the visit, too', () => {
  forgetOtherClients();
  expect([local.keys(), visit.keys()]).toEqual([['vitrine-place'], ['vitrine-place']]);
});

test('a browser that keeps nothing has nothing to forget', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => forgetOtherClients()).not.toThrow();
});
