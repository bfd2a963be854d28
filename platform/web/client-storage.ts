/** What the browser keeps of one client until the server has it. Nobody else's ever shows: it goes with the session. */

const PREFIX = 'vitrine-client-';

/** The key of something of this client. Visitors have a place of their own. */
export const clientKey = (clientId: string, name: string): string => `${PREFIX}${clientId}-${name}`;

/** Every client's but this one's; all of them at logout, with what this visit alone kept. */
export function forgetOtherClients(clientId?: string): void {
  const own = clientId === undefined ? undefined : clientKey(clientId, '');
  for (const key of storedKeys(PREFIX)) {
    if (own === undefined || !key.startsWith(own)) forgetStored(key);
  }
  if (own === undefined) forgetVisit();
}

/** A session that merely ends takes nothing of it along: what was on its way is taken up again. */
function forgetVisit(): void {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
    for (const key of keys.filter((each) => each.startsWith(PREFIX))) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** The keys that begin so; none where the browser keeps nothing. */
export function storedKeys(beginning: string): string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
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

export function keepStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing, or is full, still has what the page shows.
  }
}

export function forgetStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
