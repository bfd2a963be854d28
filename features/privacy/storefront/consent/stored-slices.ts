/** What this browser keeps, cut to what its visitor lets be kept. Spec 4, persistence. */
import { forgetStored, keepStored, readStored, storedKeys } from '#platform/web/client-storage.ts';
import type { Preferences } from '../../domain/consent.ts';
import { sliceOf } from '../../domain/kept-slices.ts';

const OURS = 'vitrine-';

/** What a preference forbids is gone at once, also what was kept before there was a choice. */
export function dropForbidden(preferences: Preferences): void {
  for (const key of storedKeys(OURS)) {
    const slice = sliceOf('local', key);
    if (slice !== undefined && !preferences[slice.flag]) forgetStored(key);
  }
}

/** What was told to the shop is still known for this visit; where it may be kept longer, it is. */
export function moveTold(forVisits: boolean): void {
  for (const key of forVisits ? keysOfVisit() : storedKeys(OURS)) {
    if (sliceOf('local', key)?.told !== true) continue;
    if (forVisits) keepStored(key, ofVisit(key) ?? '');
    else rememberForVisit(key, readStored(key) ?? '');
  }
}

function keysOfVisit(): string[] {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
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
    // Then it is asked again.
  }
}
