/** Loaded together: each file of its own would add its name to every first page. */
import { buyingTermsToWire } from '#features/catalog/contract/buying-terms.wire.ts';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { chosenSegment } from '#features/suppliers/storefront/chosen-segment.ts';
import { defined } from '#kernel/defined.ts';
import type { WireCarouselsQuery } from '../contract/carousels/carousel.schema.ts';
import { carouselFromWire } from '../contract/carousels/carousel.wire.ts';
import { listCarouselsEndpoint } from '../contract/carousels/carousels.endpoints.ts';
import { homeEndpoint } from '../contract/home/home.endpoints.ts';
import { homeFromWire } from '../contract/home/home.wire.ts';
import type { ShownCarousel } from '../domain/carousels/shown-carousel.ts';
import type { ShownHome } from '../domain/home/home-block.ts';

export async function fetchHome(
  scope: CatalogScope,
  preview: string | undefined,
  signal: AbortSignal,
): Promise<ShownHome> {
  const { api, supplierId: idfornecedor } = scope;
  const idsegmento = chosenSegment(idfornecedor);
  const query = {
    ...buyingTermsToWire(scope),
    ...defined({ idsegmento: idsegmento || undefined, previa: preview }),
  };
  return homeFromWire(await api.call(homeEndpoint, { params: { idfornecedor }, query }, { signal }));
}

/** As the style sheet's `md`. */
const WIDE = '(min-width: 48rem)';

/** The carousels that the query names, for this shopper on this device. */
export async function fetchCarousels(
  scope: CatalogScope,
  wanted: WireCarouselsQuery,
  signal: AbortSignal,
): Promise<readonly ShownCarousel[]> {
  const { api, session, supplierId: idfornecedor } = scope;
  const { idformapagamento, tipoEntrega: tipoentrega } = buyingTermsToWire(scope);
  const query = {
    ...wanted,
    token: session.handle,
    device: matchMedia(WIDE).matches ? ('desktop' as const) : ('mobile' as const),
    ...defined({
      idformapagamento,
      tipoentrega,
      idsegmento: chosenSegment(idfornecedor) || undefined,
      idcliente: session.authenticated ? session.clientId : undefined,
    }),
  };
  const carousels = await api.call(listCarouselsEndpoint, { params: { idfornecedor }, query }, { signal });
  return carousels.map(carouselFromWire);
}
