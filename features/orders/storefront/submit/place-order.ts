/** Sends an order until it is known what became of it. Spec 5 and 8, duplicate check; design 4, orders are written once. */
import type { OrderNumber } from '#kernel/ids.ts';
import { ApiRefusal } from '#platform/web/api.ts';

/** The calls of one attempt, all with its key and its content. */
export interface AttemptCalls {
  /** The order that this attempt has made, if it has; throws the refusal of an identical order. */
  readonly check: () => Promise<OrderNumber | undefined>;
  /** Whether the cart is still the one that is to be ordered. */
  readonly stands: () => Promise<boolean>;
  readonly send: () => Promise<OrderNumber>;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export type Outcome =
  | { readonly kind: 'placed'; readonly number: OrderNumber }
  | { readonly kind: 'refused'; readonly refusal: ApiRefusal }
  /** The cart was ordered or changed elsewhere: nothing was sent. */
  | { readonly kind: 'cart-moved' }
  /** An earlier sending never arrived. */
  | { readonly kind: 'not-received' }
  /** No answer after all tries. */
  | { readonly kind: 'unknown' };

/** Between tries, in milliseconds. */
export const PAUSES = [1000, 2000, 4000] as const;

/**
 * Asks for a duplicate, then sends. Where an answer is lost, it asks again with the same key: the order is found,
 * or it is safe to send once more.
 */
export const placeOrder = (calls: AttemptCalls, onLost: () => void): Promise<Outcome> =>
  untilAnswered(calls, onLost, async () => {
    const found = await calls.check();
    if (found !== undefined) return { kind: 'placed', number: found };
    // Beyond the time of duplicates, what another device has ordered would be ordered again.
    if (await calls.stands()) return { kind: 'placed', number: await sent(calls) };
    // A sending whose answer was lost may have emptied the cart just now.
    const made = await calls.check();
    return made === undefined ? { kind: 'cart-moved' } : { kind: 'placed', number: made };
  });

/** Whether an attempt that was left without an answer has made its order. Sends nothing. */
export const resolveAttempt = (calls: AttemptCalls, onLost: () => void): Promise<Outcome> =>
  untilAnswered(calls, onLost, async () => {
    const found = await calls.check();
    return found === undefined ? { kind: 'not-received' } : { kind: 'placed', number: found };
  });

async function untilAnswered(
  { wait }: AttemptCalls,
  onLost: () => void,
  attempt: () => Promise<Outcome>,
): Promise<Outcome> {
  for (const pause of [...PAUSES, undefined]) {
    try {
      return await attempt();
    } catch (error) {
      if (isRefusal(error)) return { kind: 'refused', refusal: error };
      onLost();
      if (pause !== undefined) await wait(pause);
    }
  }
  return { kind: 'unknown' };
}

/** Spec 8: a submit that failed, yet whose order the duplicate check finds, has been placed. */
async function sent({ send, check }: AttemptCalls): Promise<OrderNumber> {
  try {
    return await send();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const found = await check().catch(() => undefined);
    if (found === undefined) throw error;
    return found;
  }
}

/** The server understood and said no. Anything else leaves open what it did. */
const isRefusal = (error: unknown): error is ApiRefusal => error instanceof ApiRefusal && error.status < 500;
