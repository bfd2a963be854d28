import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#platform/testing/memory-storage.ts';
import { readConsented, writeConsented } from './consented-storage.ts';

let forVisits: Storage;
let forThisVisit: Storage;
const consent = (flags: string): void => void vi.stubGlobal('document', { cookie: `consent=${flags}` });

beforeEach(() => {
  forVisits = memoryStorage();
  forThisVisit = memoryStorage();
  vi.stubGlobal('localStorage', forVisits);
  vi.stubGlobal('sessionStorage', forThisVisit);
});

test('what was entered is stored for the next visit where that is allowed', () => {
  consent('1100');
  writeConsented('place', '01310100');
  expect([readConsented('place'), forVisits.length, forThisVisit.length]).toEqual(['01310100', 1, 0]);
});

test('before a choice, or where it is refused, it is stored for this visit alone', () => {
  for (const flags of ['', '1011']) {
    consent(flags);
    writeConsented('place', '01310100');
    expect([readConsented('place'), forVisits.length]).toEqual(['01310100', 0]);
  }
});

test('without storage or a browser there is nothing', () => {
  vi.stubGlobal('document', undefined);
  expect(readConsented('place')).toBeNull();
  vi.stubGlobal('sessionStorage', undefined);
  consent('1000');
  writeConsented('place', '01310100');
  expect(readConsented('place')).toBeNull();
});
