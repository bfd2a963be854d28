import type { Asker } from '#features/accounts/storefront/buyer.ts';
import {
  createAlertEndpoint,
  createPriceAlertEndpoint,
  dropAlertEndpoint,
  dropPriceAlertEndpoint,
} from '../../contract/alerts/product-alerts.endpoints.ts';
import type { AlertKey } from '../../domain/alerts/product-alert.ts';

/** Requests an alert, or cancels it. */
export async function callAlert(
  { api, shop, session }: Asker,
  { kind, productId }: AlertKey,
  wanted: boolean,
): Promise<void> {
  const body = {
    idcliente: session.clientId,
    idfornecedor: shop.id,
    idcadastroextraproduto: productId,
  };
  if (kind === 'availability')
    await (wanted ? api.call(createAlertEndpoint, { body }) : api.call(dropAlertEndpoint, { body }));
  else
    await (wanted
      ? api.call(createPriceAlertEndpoint, { body })
      : api.call(dropPriceAlertEndpoint, { body }));
}
