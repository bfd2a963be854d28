import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listSuppliersEndpoint } from '#features/suppliers/contract/suppliers.endpoints.ts';
import { defined } from '#kernel/defined.ts';
import { VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import type { Api } from '#platform/web/api.ts';
import type { StaffSession } from '../domain/staff-session.ts';
import type { PanelShop } from './staff-place.ts';

const params = { client: VISITOR_HANDLE };

interface WantedShops {
  readonly slug?: string;
  /** Part of a name. */
  readonly search?: string;
}

/** The first public shops by name, or the one with this slug: administrators belong to none and may enter any. */
async function publicShops(
  api: Api,
  { slug, search = '' }: WantedShops,
  signal: AbortSignal,
): Promise<readonly PanelShop[]> {
  const busca = search.trim();
  const query = {
    device: 'Desktop',
    ...defined({ idfornecedor: slug, busca: busca === '' ? undefined : busca }),
  } as const;
  const { fornecedores } = await api.call(listSuppliersEndpoint, { params, query }, { signal });
  return fornecedores.map(({ idfornecedor: id, slug: key, nome: name, fuso }) => ({
    id,
    slug: key,
    name,
    ...defined({ timeZone: fuso }),
  }));
}

/** The shops that a person may enter: for administrators the first ones with this text in their name. */
export const shopsQuery = (api: Api, { administrator, shops }: StaffSession, search: string) =>
  queryOptions({
    queryKey: ['panel-shops', administrator, shops, administrator ? search : ''] as const,
    queryFn: ({ signal }) => (administrator ? publicShops(api, { search }, signal) : shops),
    placeholderData: keepPreviousData,
  });

/** The shop of an address; null where the person may not enter it, or it does not exist. */
export const panelShopQuery = (api: Api, { administrator, shops }: StaffSession, slug: string) =>
  queryOptions({
    queryKey: ['panel-shop', administrator, shops, slug] as const,
    queryFn: async ({ signal }): Promise<PanelShop | null> => {
      const own = shops.find((shop) => shop.slug === slug);
      if (own !== undefined || !administrator) return own ?? null;
      return (await publicShops(api, { slug }, signal)).find((shop) => shop.slug === slug) ?? null;
    },
  });
