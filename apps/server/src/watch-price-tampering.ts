import type { FastifyInstance, preSerializationAsyncHookHandler } from 'fastify';
import { priceVisitorCartEndpoint, saveCartEndpoint } from '#features/cart/contract/cart.endpoints.ts';
import { submitOrderEndpoint } from '#features/orders/contract/submit/submit-order.endpoints.ts';
import { logSuspicion } from '#platform/http/logging/security-events.ts';
import { claimedPrices } from './price-tampering.ts';

const WATCHED = new Set(
  [saveCartEndpoint, priceVisitorCartEndpoint, submitOrderEndpoint].map(({ method, path }) => method + path),
);

/**
 * Logs a suspicion where the body of a cart or order call claims lower prices than the response. Call it before the
 * routes are registered.
 */
export function watchPriceTampering(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (WATCHED.has(`${route.method}${route.url}`)) route.preSerialization = reportClaims;
  });
}

const reportClaims: preSerializationAsyncHookHandler = async (request, _reply, answer) => {
  const names = claimedPrices(request.body, answer);
  if (names.length > 0) logSuspicion(request, 'claimed-money', { names });
  return answer;
};
