import { shopFromWire } from '#features/suppliers/contract/shop.wire.ts';
import { listSuppliersEndpoint } from '#features/suppliers/contract/suppliers.endpoints.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { defined } from '#kernel/defined.ts';
import { VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import type { Api } from '#platform/web/api.ts';

const params = { client: VISITOR_HANDLE };

export interface ShopPage {
  readonly shops: readonly Shop[];
  /** On all pages. */
  readonly total: number;
}

/** A page of the listed shops, by name. */
export async function fetchShopPage(api: Api, signal: AbortSignal, page: number): Promise<ShopPage> {
  const query = { device: 'Desktop', ...(page === 1 ? {} : { pagina: page }) } as const;
  const { fornecedores, total } = await api.call(listSuppliersEndpoint, { params, query }, { signal });
  return { shops: fornecedores.map(shopFromWire), total };
}

/** Fetches the shop with this slug or id. */
export async function fetchShop(
  api: Api,
  signal: AbortSignal,
  slugOrId: string,
  preview?: string,
): Promise<Shop | undefined> {
  const query = {
    device: 'Desktop',
    idfornecedor: slugOrId,
    ...defined({ previa: preview?.slice(0, 120) }),
  } as const;
  const { fornecedores } = await api.call(listSuppliersEndpoint, { params, query }, { signal });
  return fornecedores.map(shopFromWire)[0];
}
