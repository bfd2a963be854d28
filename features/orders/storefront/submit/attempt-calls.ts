import { cartStands } from '#features/cart/storefront/save/lazy-saver.ts';
import type { Buyer } from '#features/payments/storefront/buyer.ts';
import type { WireOrderPayload } from '../../contract/submit/order-payload.schema.ts';
import { checkDuplicateEndpoint, submitOrderEndpoint } from '../../contract/submit/submit-order.endpoints.ts';
import type { SubmitAttempt } from './attempt.ts';
import type { AttemptCalls } from './send-order.ts';

export function attemptCalls(
  { api, session }: Buyer,
  { key, content }: SubmitAttempt,
  cardToken?: string,
): AttemptCalls {
  const body = JSON.parse(content) as WireOrderPayload;
  const input = { params: { token: session.handle, idcliente: session.clientId }, body };
  const sent = { ...input, body: cardToken === undefined ? body : withCard(body, cardToken) };
  const options = { idempotencyKey: key };
  return {
    check: async () => (await api.call(checkDuplicateEndpoint, input, options)).numpedido,
    stands: cartStands,
    send: async () => (await api.call(submitOrderEndpoint, sent, options)).numpedido,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  };
}

/** The token is sent but never stored, so it is not part of the attempt's content. */
const withCard = (body: WireOrderPayload, tokenCartao: string): WireOrderPayload => ({
  ...body,
  formaPagamento: { ...body.formaPagamento, tokenCartao },
});
