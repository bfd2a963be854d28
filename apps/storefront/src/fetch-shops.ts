import { shopFromWire } from '#features/suppliers/contract/shop.wire.ts';
import { listSuppliersEndpoint } from '#features/suppliers/contract/suppliers.endpoints.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { defined } from '#kernel/defined.ts';
import { VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import type { Api } from '#platform/web/api.ts';

const params = { client: VISITOR_HANDLE };

/** Fetches all shops, or the one with this slug or id. */
export async function fetchShops(
  api: Api,
  signal: AbortSignal,
  slugOrId?: string,
  preview?: string,
): Promise<readonly Shop[]> {
  const query = {
    device: 'Desktop',
    ...defined({ idfornecedor: slugOrId, previa: preview?.slice(0, 120) }),
  } as const;
  const { fornecedores } = await api.call(listSuppliersEndpoint, { params, query }, { signal });
  return fornecedores.map(shopFromWire);
}
