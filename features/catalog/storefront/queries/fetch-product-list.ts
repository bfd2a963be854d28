import type { QueryClient } from '@tanstack/react-query';
import type { Problem } from '#platform/contract/problem.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import type { ProductListQuery } from '../../contract/products/product-list.schema.ts';
import { productListFromWire } from '../../contract/products/product-list.wire.ts';
import {
  listProductsEndpoint,
  listProductsWithoutAddressEndpoint,
} from '../../contract/products/products.endpoints.ts';
import type { ProductList } from '../../domain/product-list.ts';
import type { CatalogScope } from './catalog-scope.ts';

export async function fetchProductList(
  scope: CatalogScope,
  query: ProductListQuery,
  client: QueryClient,
  signal: AbortSignal,
): Promise<ProductList> {
  const idfornecedor = scope.supplierId;
  const asked =
    scope.addressId === undefined
      ? scope.api.call(
          listProductsWithoutAddressEndpoint,
          { params: { idfornecedor, token: scope.session.handle }, query },
          { signal },
        )
      : scope.api.call(
          listProductsEndpoint,
          { params: { idfornecedor, idendereco: scope.addressId }, query },
          { signal },
        );
  return productListFromWire(await listAnswer(scope, client, asked));
}

/**
 * Error handling of product lists. Spec 8: a response with action logout shows its error text and logs the user out; a
 * string response is shown as a warning, so it is thrown as an error.
 */
async function listAnswer<Answer>(
  scope: CatalogScope,
  queryClient: QueryClient,
  asked: Promise<Answer>,
): Promise<Answer> {
  try {
    return refused(await asked);
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
