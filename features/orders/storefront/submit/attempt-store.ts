import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import { clientKey } from '#platform/web/storage/client-storage.ts';
import { parseAttempt, type SubmitAttempt } from './attempt.ts';

/** Keyed by client: it is removed with the session, since the content is theirs. */
const place = ({ shop, session }: Buyer): string => clientKey(session.clientId, `attempt-${shop.id}`);

/** Also in memory, for browsers without storage. */
const memory = new Map<string, string>();

export function storedAttempt(buyer: Buyer): SubmitAttempt | undefined {
  const key = place(buyer);
  try {
    return parseAttempt(sessionStorage.getItem(key) ?? memory.get(key) ?? null);
  } catch {
    return parseAttempt(memory.get(key) ?? null);
  }
}

export function storeAttempt(buyer: Buyer, attempt: SubmitAttempt): void {
  const text = JSON.stringify(attempt);
  memory.set(place(buyer), text);
  try {
    sessionStorage.setItem(place(buyer), text);
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function forgetAttempt(buyer: Buyer): void {
  memory.delete(place(buyer));
  try {
    sessionStorage.removeItem(place(buyer));
  } catch {
    // Without storage there is nothing to remove.
  }
}
