/** Sends an order and retries until its outcome is known. Spec 5 and 8, duplicate check; design 4, orders are written once. */

import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import { cartIsUnchanged } from '#features/cart/storefront/save/lazy-saver.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import type { WireOrderPayload } from '../../contract/submit/order-payload.schema.ts';
import { checkDuplicateEndpoint, submitOrderEndpoint } from '../../contract/submit/submit-order.endpoints.ts';
import type { SubmitAttempt } from './attempt.ts';

export interface AttemptCalls {
  /** The order that this attempt has created, if any; throws the refusal of an identical order. */
  readonly check: () => Promise<OrderNumber | undefined>;
  /** Whether the server's cart is still the one to be ordered. */
  readonly cartIsUnchanged: () => Promise<boolean>;
  readonly send: () => Promise<OrderNumber>;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export type SendOutcome =
  | { readonly kind: 'placed'; readonly number: OrderNumber }
  | { readonly kind: 'refused'; readonly refusal: ApiRefusal }
  /** The cart was ordered or changed elsewhere: nothing was sent. */
  | { readonly kind: 'cart-moved' }
  /** An earlier request never arrived. */
  | { readonly kind: 'not-received' }
  /** No response after all tries. */
  | { readonly kind: 'unknown' };

/** Between tries, in milliseconds. */
export const PAUSES = [1000, 2000, 4000] as const;

/**
 * Checks for a duplicate, then sends. If a response is lost, both are repeated with the same key: the order is found, or it is
 * safe to send again.
 */
export const sendOrder = (calls: AttemptCalls, onLost: () => void): Promise<SendOutcome> =>
  untilAnswered(calls, onLost, async () => {
    const found = await calls.check();
    if (found !== undefined) return { kind: 'placed', number: found };
    // The duplicate check covers 60 s only: an older order from another device would be made again.
    if (await calls.cartIsUnchanged()) return { kind: 'placed', number: await sent(calls) };
    // A request whose response was lost may just have emptied the cart.
    const made = await calls.check();
    return made === undefined ? { kind: 'cart-moved' } : { kind: 'placed', number: made };
  });

/** Finds out whether an unanswered attempt created its order. Sends nothing. */
export const resolveAttempt = (calls: AttemptCalls, onLost: () => void): Promise<SendOutcome> =>
  untilAnswered(calls, onLost, async () => {
    const found = await calls.check();
    return found === undefined ? { kind: 'not-received' } : { kind: 'placed', number: found };
  });

async function untilAnswered(
  { wait }: AttemptCalls,
  onLost: () => void,
  attempt: () => Promise<SendOutcome>,
): Promise<SendOutcome> {
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

/** Spec 8: a failed submit whose order the duplicate check finds has succeeded. */
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

/** The server refused it. Any other error leaves open what it did. */
const isRefusal = (error: unknown): error is ApiRefusal => error instanceof ApiRefusal && error.status < 500;

export function attemptCalls(
  { api, session, shop }: Buyer,
  { key, content }: SubmitAttempt,
  cardToken?: string,
): AttemptCalls {
  const body = { ...(JSON.parse(content) as WireOrderPayload), idfornecedor: shop.id };
  const input = { params: { token: session.handle, idcliente: session.clientId }, body };
  const sent = { ...input, body: cardToken === undefined ? body : withCard(body, cardToken) };
  const options = { idempotencyKey: key };
  return {
    check: async () => (await api.call(checkDuplicateEndpoint, input, options)).numpedido,
    cartIsUnchanged,
    send: async () => (await api.call(submitOrderEndpoint, sent, options)).numpedido,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  };
}

/** The token is sent but never stored, so it is not part of the attempt's content. */
const withCard = (body: WireOrderPayload, tokenCartao: string): WireOrderPayload => ({
  ...body,
  formaPagamento: { ...body.formaPagamento, tokenCartao },
});
