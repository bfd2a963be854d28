/** Browser storage limited to what the visitor permits. Spec 4, persistence. */
import { parseCookies } from '#kernel/consent.ts';
import { forgetStored, readStored, storedKeys, writeStored } from '#platform/web/storage/client-storage.ts';
import { sliceOf } from '../../domain/browser-storage-inventory.ts';
import type { Preferences } from '../../domain/consent.ts';
import { writeCookie } from './write-cookie.ts';

const OURS = 'vitrine-';

/** Deletes stored data without permission, including data from before the choice. */
export function dropForbidden(preferences: Preferences): void {
  for (const key of storedKeys(OURS)) {
    const slice = sliceOf('local', key);
    if (slice !== undefined && !preferences[slice.flag]) forgetStored(key);
  }
  for (const name of parseCookies(document.cookie).keys()) {
    const slice = sliceOf('cookie', name);
    if (slice !== undefined && !preferences[slice.flag]) writeCookie(name, '', 0);
  }
  void dropForbiddenCaches(preferences).catch(() => undefined);
}

/** Without HTTPS, and in some private windows, there are none. */
async function dropForbiddenCaches(preferences: Preferences): Promise<void> {
  if (typeof caches === 'undefined') return;
  for (const name of await caches.keys()) {
    const slice = sliceOf('cache', name);
    if (slice !== undefined && !preferences[slice.flag]) await caches.delete(name);
  }
}

/** Moves data that was sent to the shop between storage for the visit and for later visits. */
export function moveConsented(forVisits: boolean): void {
  for (const key of forVisits ? keysOfVisit() : storedKeys(OURS)) {
    if (sliceOf('local', key)?.sentToShop !== true) continue;
    if (forVisits) writeStored(key, ofVisit(key) ?? '');
    else rememberForVisit(key, readStored(key) ?? '');
  }
}

function keysOfVisit(): string[] {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '');
    return keys.filter((key) => key.startsWith(OURS));
  } catch {
    return [];
  }
}

function ofVisit(key: string): string | null {
  const value = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return value;
}

function rememberForVisit(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Without session storage the visitor is asked again.
  }
}
