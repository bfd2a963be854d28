/** The product's requests for the measurements, built from its own contract. */

import { getCartEndpoint, saveCartEndpoint } from '#features/cart/contract/cart.endpoints.ts';
import { EVERY_CATEGORY, listFiltersEndpoint } from '#features/catalog/contract/filters/filters.endpoints.ts';
import {
  getProductEndpoint,
  listProductsWithoutAddressEndpoint,
} from '#features/catalog/contract/products/products.endpoints.ts';
import { deliveryOptionsByAddressEndpoint } from '#features/delivery/contract/delivery.endpoints.ts';
import { submitOrderEndpoint } from '#features/orders/contract/submit/submit-order.endpoints.ts';
import { defined } from '#kernel/defined.ts';
import { formatClientPath, VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import { IDEMPOTENCY_HEADER } from '#platform/contract/headers.ts';
import { fillPath, formatQuery } from '#platform/web/url.ts';
import type { LoggedInClient } from './world/make-clients.ts';
import type { World } from './world/make-world.ts';

export interface WireLine {
  readonly id: string;
  readonly quantidade: number;
}

export interface WireCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

type Who = LoggedInClient;
/** A client for reads only. */
type Reader = Pick<LoggedInClient, 'handle' | 'headers'>;

export const VISITOR: Reader = { handle: VISITOR_HANDLE, headers: {} };

interface Narrowed {
  readonly categ?: string;
  readonly sk?: string;
  readonly marcas?: string;
  readonly precode?: number;
  readonly precoate?: number;
  readonly disponiveis?: boolean;
}

interface ListQuestion extends Narrowed {
  readonly page?: number;
}

export const listCall = (world: World, who: Reader, { page = 1, ...query }: ListQuestion): WireCall => ({
  method: 'GET',
  path:
    fillPath(listProductsWithoutAddressEndpoint.path, { idfornecedor: world.supplierId, token: who.handle }) +
    formatQuery({ ...query, fornec: world.supplierId, page, limit: 20 }),
  headers: who.headers,
});

/** The facet counts of a list. */
export const filtersCall = (world: World, who: Reader, query: Narrowed): WireCall => ({
  method: 'GET',
  path:
    fillPath(listFiltersEndpoint.path, { idfornecedor: world.supplierId, idcategoria: EVERY_CATEGORY }) +
    formatQuery({ ...query, fornec: world.supplierId }),
  headers: who.headers,
});

export const detailCall = (world: World, who: Who, slug: string): WireCall => ({
  method: 'GET',
  path: fillPath(getProductEndpoint.path, {
    client: formatClientPath(who),
    idfornecedor: world.supplierId,
    idproduto: slug,
  }),
  headers: who.headers,
});

export const cartCall = (world: World, who: Who, lines: readonly WireLine[]): WireCall => ({
  method: 'POST',
  path:
    fillPath(saveCartEndpoint.path, { client: formatClientPath(who), idcliente: who.clientId }) +
    formatQuery({ idfornecedor: world.supplierId, idformapagamento: world.paymentMethodId }),
  headers: jsonHeaders(who),
  body: JSON.stringify({ cartItens: lines }),
});

export const readCartCall = (world: World, who: Who): WireCall => ({
  method: 'GET',
  path:
    fillPath(getCartEndpoint.path, { client: formatClientPath(who), idcliente: who.clientId }) +
    formatQuery({ idfornecedor: world.supplierId, idformapagamento: world.paymentMethodId }),
  headers: who.headers,
});

export const deliveryCall = (world: World, who: Who): WireCall => ({
  method: 'GET',
  path:
    fillPath(deliveryOptionsByAddressEndpoint.path, {
      client: formatClientPath(who),
      idfornecedor: world.supplierId,
    }) +
    formatQuery({
      idendereco: who.addressId,
      tipoEntrega: 'DELIVERY',
      idformapagamento: world.paymentMethodId,
    }),
  headers: who.headers,
});

export interface WireOrder {
  readonly lines: readonly WireLine[];
  readonly key: string;
  /** Distinguishes orders of the same products. */
  readonly customerOrderNumber: string;
  readonly coupon?: string;
}

export const orderCall = (world: World, who: Who, order: WireOrder): WireCall => ({
  method: 'POST',
  path: fillPath(submitOrderEndpoint.path, { token: who.handle, idcliente: who.clientId }),
  headers: { ...jsonHeaders(who), [IDEMPOTENCY_HEADER]: order.key },
  body: JSON.stringify({
    itens: order.lines,
    idfornecedor: world.supplierId,
    numPedidoCliente: order.customerOrderNumber,
    tipoEntrega: 'DELIVERY',
    formaPagamento: { idformapagto: world.paymentMethodId },
    enderecoentrega: { idendereco: who.addressId },
    ...defined({ cupom: order.coupon }),
  }),
});

const jsonHeaders = (who: Who) => ({ ...who.headers, 'content-type': 'application/json' });
