/**
 * Data that the browser stores for one client until the server has it. It is never shown to another client, and is deleted at
 * logout.
 */

const PREFIX = 'vitrine-client-';

/** The storage key of a client's item; visitors have their own. */
export const clientKey = (clientId: string, name: string): string => `${PREFIX}${clientId}-${name}`;

/** Deletes the items of all other clients; without `clientId` (logout) of all clients, including those of this visit. */
export function forgetOtherClients(clientId?: string): void {
  const own = clientId === undefined ? undefined : clientKey(clientId, '');
  for (const key of storedKeys(PREFIX)) {
    if (own === undefined || !key.startsWith(own)) forgetStored(key);
  }
  if (own === undefined) forgetVisit();
}

/** Only at logout: when a session merely expires, unfinished work is resumed after the next login. */
function forgetVisit(): void {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '');
    for (const key of keys.filter((each) => each.startsWith(PREFIX))) sessionStorage.removeItem(key);
  } catch {
    // Storage is not available: nothing was stored.
  }
}

/** The stored keys with this prefix; none if storage is not available. */
export function storedKeys(beginning: string): string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    return keys.filter((key) => key.startsWith(beginning));
  } catch {
    return [];
  }
}

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is not available or full; the page still shows its state.
  }
}

export function forgetStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is not available: nothing was stored.
  }
}
