import { queryOptions } from '@tanstack/react-query';
import { type Asker, buyerKey } from '#features/accounts/storefront/buyer.ts';
import { alertFromWire } from '../../contract/alerts/product-alert.wire.ts';
import { listAlertsEndpoint } from '../../contract/alerts/product-alerts.endpoints.ts';
import type { OwnAlert } from '../../domain/alerts/product-alert.ts';

/** The client's alerts at this shop, newest first; with `onlyUnseen` those that they have not seen yet. */
export async function fetchAlerts(
  { api, shop, session }: Asker,
  onlyUnseen: boolean,
  signal: AbortSignal,
): Promise<readonly OwnAlert[]> {
  const params = { idfornecedor: shop.id, idcliente: session.clientId };
  const query = onlyUnseen ? { novidades: true } : {};
  const { alertas } = await api.call(listAlertsEndpoint, { params, query }, { signal });
  return alertas.map(alertFromWire);
}

export const alertsQuery = (buyer: Asker) =>
  queryOptions({
    queryKey: ['alerts', ...buyerKey(buyer)] as const,
    queryFn: ({ signal }) => fetchAlerts(buyer, false, signal),
  });
