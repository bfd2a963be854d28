import { type Buyer, buyerKey } from '#features/payments/storefront/public.tsx';
import { type Attempt, parseAttempt } from './attempt.ts';

const place = (buyer: Buyer): string => `vitrine-attempt-${buyerKey(buyer).join('-')}`;

/** In memory too, for browsers that keep nothing. */
const memory = new Map<string, string>();

export function keptAttempt(buyer: Buyer): Attempt | undefined {
  const key = place(buyer);
  try {
    return parseAttempt(sessionStorage.getItem(key) ?? memory.get(key) ?? null);
  } catch {
    return parseAttempt(memory.get(key) ?? null);
  }
}

export function keepAttempt(buyer: Buyer, attempt: Attempt): void {
  const text = JSON.stringify(attempt);
  memory.set(place(buyer), text);
  try {
    sessionStorage.setItem(place(buyer), text);
  } catch {
    // What memory has lasts as long as the page.
  }
}

export function forgetAttempt(buyer: Buyer): void {
  memory.delete(place(buyer));
  try {
    sessionStorage.removeItem(place(buyer));
  } catch {
    // Then nothing was kept there.
  }
}
