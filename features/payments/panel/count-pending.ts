import type { Api } from '#platform/web/api.ts';
import {
  listAwaitedChargesEndpoint,
  listChargesEndpoint,
} from '../contract/charges/panel-charges.endpoints.ts';

/** How many charges are not settled: a pending operation, a refund by the shop itself, or a card to capture. At most one page of them. */
export const countPendingCharges = async (api: Api, shopId: string, signal: AbortSignal): Promise<number> =>
  (await api.call(listChargesEndpoint, { params: { idfornecedor: shopId }, query: {} }, { signal })).cobrancas
    .length;

/** How many Pix and boletos the shop's people have to find in their bank's statement. */
export const countAwaitedCharges = async (api: Api, shopId: string, signal: AbortSignal): Promise<number> =>
  (await api.call(listAwaitedChargesEndpoint, { params: { idfornecedor: shopId }, query: {} }, { signal }))
    .total;
