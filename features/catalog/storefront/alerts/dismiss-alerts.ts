import type { Asker } from '#features/accounts/storefront/buyer.ts';
import { dismissAlertsEndpoint } from '../../contract/alerts/product-alerts.endpoints.ts';
import type { OwnAlert } from '../../domain/alerts/product-alert.ts';

/** Marks alerts as seen. If it fails, they are shown again on the next visit. */
export async function dismissAlerts(
  { api, shop, session }: Asker,
  alerts: readonly OwnAlert[],
): Promise<void> {
  const produtos = [...new Set(alerts.map(({ productId }) => productId))];
  if (produtos.length === 0) return;
  const body = { idcliente: session.clientId, idfornecedor: shop.id, produtos };
  await api.call(dismissAlertsEndpoint, { body }).catch(() => undefined);
}
