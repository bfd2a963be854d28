import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientKey, forgetOtherClients } from './client-storage.ts';

function storage() {
  const stored = new Map<string, string>();
  return {
    get length() {
      return stored.size;
    },
    key: (at: number) => [...stored.keys()][at] ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    keys: () => [...stored.keys()],
  };
}
let [local, visit] = [storage(), storage()];
beforeEach(() => {
  [local, visit] = [storage(), storage()];
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', visit);
  for (const stored of [local, visit])
    for (const key of [clientKey('ana', 'cart'), clientKey('bia', 'cart'), 'vitrine-place'])
      stored.setItem(key, 'x');
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

test('a browser without storage has nothing to delete', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => forgetOtherClients()).not.toThrow();
});
