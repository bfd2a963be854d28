import type { Api } from '#platform/web/api.ts';
import { listChargesEndpoint } from '../contract/charges/panel-charges.endpoints.ts';

/** How many payments somebody still has to settle. */
export const countPendingCharges = async (api: Api, shopId: string, signal: AbortSignal): Promise<number> =>
  (await api.call(listChargesEndpoint, { params: { idfornecedor: shopId }, query: {} }, { signal })).cobrancas
    .length;
