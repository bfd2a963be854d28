import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { defined } from '#kernel/defined.ts';
import type { Problem } from '#platform/contract/problem.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import type { ProductListQuery } from '../../contract/products/product-list.schema.ts';
import { productQueryToWire } from '../../contract/products/product-query.wire.ts';
import {
  listProductsEndpoint,
  listProductsWithoutAddressEndpoint,
} from '../../contract/products/products.endpoints.ts';
import type { BuyingTerms } from '../../domain/buying-terms.ts';
import type { ProductList, ProductQuery } from '../../domain/product-query.ts';
import { type CatalogScope, scopeKey } from './catalog-scope.ts';

/** What a list shows; the terms on which it is priced are the scope's alone, which is part of every key. */
export type ListQuery = Omit<ProductQuery, keyof BuyingTerms | 'ignorePolicies'>;

/** The query's parameters on the scope's terms: the last part of its key. */
export const queryOn = ({ supplierId, deliveryType, paymentMethodId }: CatalogScope, query: ListQuery) =>
  productQueryToWire(supplierId, {
    ...query,
    ...defined({ deliveryType, paymentMethodId }),
  });

/** Key prefix of all lists of one category and text, however narrowed, sorted and paged. */
export const placeKey = (scope: CatalogScope, { category, text }: ListQuery) =>
  [...scopeKey(scope), 'list', category ?? '', text ?? ''] as const;

/** The text that a list's key is for. */
export const textOfList = (key: readonly unknown[] | undefined): string => String(key?.at(-2) ?? '');

/** One page of products. A cached page is not requested again; a request that nothing waits for is aborted. */
export function productListQuery(scope: CatalogScope, query: ListQuery) {
  const request = queryOn(scope, query);
  return queryOptions({
    queryKey: [...placeKey(scope, query), request] as const,
    queryFn: async ({ signal, client }): Promise<ProductList> => {
      const { productListFromWire } = await import('../../contract/products/product.wire.ts');
      return productListFromWire(await listAnswer(scope, client, callList(scope, request, signal)));
    },
  });
}

const callList = (
  { api, supplierId: idfornecedor, session, addressId: idendereco }: CatalogScope,
  query: ProductListQuery,
  signal: AbortSignal,
) =>
  idendereco === undefined
    ? api.call(
        listProductsWithoutAddressEndpoint,
        { params: { idfornecedor, token: session.handle }, query },
        { signal },
      )
    : api.call(listProductsEndpoint, { params: { idfornecedor, idendereco }, query }, { signal });

/**
 * Error handling of product lists. Spec 8: a response with action logout shows its error text and logs the user out; a
 * string response is shown as a warning, so it is thrown as an error.
 */
async function listAnswer<Answer>(
  scope: CatalogScope,
  queryClient: QueryClient,
  request: Promise<Answer>,
): Promise<Answer> {
  try {
    return refused(await request);
  } catch (error) {
    if (error instanceof ApiRefusal && error.problem.action === 'logout' && typeof document === 'object') {
      const { logOutWithWarning } = await import('./log-out-with-warning.ts');
      await logOutWithWarning(scope, queryClient, error.problem.error ?? error.message);
    }
    throw error;
  }
}

/** A response with a success status can also be a refusal. */
function refused<Answer>(answer: Answer): Answer {
  if (typeof answer === 'string') throw new ApiRefusal(200, { message: answer });
  const problem = answer as Partial<Problem>;
  if (problem.action === 'logout') throw new ApiRefusal(401, { ...problem, message: problem.error ?? '' });
  return answer;
}
