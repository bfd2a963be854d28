/**
 * Makes ready what the page, and a person who is logged in, need without a connection, by asking for it: the worker stores the
 * answers. The page itself arrived with its data, so the worker has seen none of it.
 */
import { sessionQuery } from '#features/accounts/storefront/login/session-query.ts';
import { addressesQuery } from '#features/addresses/storefront/addresses-query.ts';
import type { CartSyncContext } from '#features/cart/storefront/save/sync-cart.ts';
import { loadScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { categoriesQuery } from '#features/catalog/storefront/queries/categories-query.ts';
import { checkRepresentativeEndpoint } from '#features/delegation/contract/representative.endpoints.ts';
import { representedClientsQuery } from '#features/delegation/storefront/represented-clients-query.ts';
import { getOrderEndpoint } from '#features/orders/contract/read/orders.endpoints.ts';
import { ordersQuery } from '#features/orders/storefront/list/orders-query.ts';
import { parseOrdersSearch } from '#features/orders/storefront/list/orders-search.ts';
import { paymentMethodsQuery } from '#features/payments/storefront/payment-methods-query.ts';
import type { ListKind } from '#features/shopping-lists/domain/shopping-list.ts';
import { listsQuery, openListQuery } from '#features/shopping-lists/storefront/lists-query.ts';
import { activateOnlySegment } from '#features/suppliers/storefront/chosen-segment.ts';
import { shopQuery } from '../../shop-queries.ts';
import { chosenBuyingTerms } from '../buying-terms.ts';
import { isDated } from './follow-connection.ts';

/** Not more often than this for one person. Milliseconds. */
const EVERY = 15 * 60_000;

const MAX_LISTS = 8;
const MAX_ORDERS = 5;
/** Pages of a representative's clients. */
const MAX_PAGES = 10;

/** Asks again for what this page shows. Pages with a session are not stored, so they are made from these answers. */
export async function repeatShown({ queryClient, session }: CartSyncContext): Promise<void> {
  if (session.authenticated) await queryClient.refetchQueries({ type: 'active', predicate: isDated });
}

/** Whether it was done. One call after the other: the page's own calls come first. */
export async function prepareOffline(
  sync: CartSyncContext,
  preparedAt: number | undefined,
): Promise<boolean> {
  if (preparedAt !== undefined && Date.now() - preparedAt < EVERY) return false;
  const { signal } = sync;
  try {
    for (const run of calls(sync)) {
      if (signal.aborted || !navigator.onLine) return false;
      await run();
    }
    return !signal.aborted;
  } catch {
    // The next page tries again.
    return false;
  }
}

function calls({
  api,
  shop,
  session,
  queryClient,
  signal,
}: CartSyncContext): readonly (() => Promise<unknown>)[] {
  const buyer = { api, shop, session };
  // As every navigation does: without it another category tree would be asked for.
  activateOnlySegment(shop);
  /** Past the page's own cache, so that the worker sees the answer. */
  const fresh = <T>(query: {
    readonly queryKey: readonly unknown[];
    readonly queryFn?: unknown;
  }): Promise<T> => queryClient.fetchQuery({ ...query, staleTime: 0 } as never);
  const base = [
    () => fresh(shopQuery(api, shop.slug, shop.preview)),
    () => fresh(sessionQuery(api)),
    () => fresh(categoriesQuery(api, shop.id)),
  ];
  const clients = async (): Promise<void> => {
    if (session.capacity !== 'representative') return;
    await api.call(checkRepresentativeEndpoint, { params: { idfornecedor: shop.id } });
    for (let page = 1; page <= MAX_PAGES && !signal.aborted; page += 1) {
      const { total } = await fresh<{ total: number }>(
        representedClientsQuery(api, shop.id, session, { search: '', page }),
      );
      if (page * 10 >= total) return;
    }
  };
  if (!session.authenticated) return base;
  if (session.choosing) return [...base, clients];
  const orders = async (): Promise<void> => {
    const { orders: found } = await fresh<{ orders: readonly { readonly number: number }[] }>(
      ordersQuery(buyer, parseOrdersSearch({})),
    );
    for (const { number } of found.slice(0, MAX_ORDERS))
      await api.call(getOrderEndpoint, { params: { token: session.handle, numpedido: number } });
  };
  const lists = async (): Promise<void> => {
    const kinds: readonly ListKind[] = ['own', 'suggested'];
    const found: { readonly id: string }[] = [];
    for (const kind of kinds)
      found.push(...(await fresh<readonly { id: string }[]>(listsQuery(buyer, kind))));
    const { terms } = await chosenBuyingTerms({ queryClient, ...buyer } as never);
    const scope = await loadScope({ queryClient, api, shop, terms });
    for (const { id } of found.slice(0, MAX_LISTS)) await fresh(openListQuery(scope, id));
  };
  return [
    ...base,
    () => fresh(addressesQuery(buyer)),
    () => fresh(paymentMethodsQuery(buyer)),
    lists,
    orders,
    clients,
  ];
}
