import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { fillPath, formatQuery } from '#platform/web/url.ts';
import { exportShopOrdersEndpoint } from '../../contract/panel/panel-orders.endpoints.ts';
import type { OrdersQuery } from './orders-list.ts';

/** Downloads what the list shows, all pages, as CSV. */
export function useExport({
  pagina: _,
  ordenar: _by,
  sentido: _to,
  ...query
}: OrdersQuery): () => Promise<void> {
  const { shop } = useStaffPlace();
  return async () => {
    const path = fillPath(exportShopOrdersEndpoint.path, { idfornecedor: shop.id });
    // An attachment: the page stays.
    window.location.assign(path + formatQuery(query));
  };
}
