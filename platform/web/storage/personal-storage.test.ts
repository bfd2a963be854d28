import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#platform/testing/memory-storage.ts';
import { readPersonal, writePersonal } from './personal-storage.ts';

let storage: Storage;
const consent = (flags: string): void => void vi.stubGlobal('document', { cookie: `consent=${flags}` });

beforeEach(() => {
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
});

test('without consent nothing is stored', () => {
  consent('1110');
  writePersonal('seen', 'rice');
  expect([storage.length, readPersonal('seen')]).toEqual([0, null]);
});

test('withdrawn consent deletes what was stored before', () => {
  consent('1111');
  writePersonal('seen', 'rice');
  expect(readPersonal('seen')).toBe('rice');
  consent('1110');
  expect([readPersonal('seen'), storage.length]).toEqual([null, 0]);
});

test('without cookies, storage or a browser there is nothing', () => {
  vi.stubGlobal('document', undefined);
  expect(readPersonal('seen')).toBeNull();
  vi.stubGlobal('localStorage', undefined);
  consent('1111');
  writePersonal('seen', 'rice');
  expect(readPersonal('seen')).toBeNull();
});
