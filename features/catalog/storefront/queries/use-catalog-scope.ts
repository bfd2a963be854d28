import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useBuyingTerms } from '../buying-terms-context.ts';
import type { CatalogScope } from './catalog-scope.ts';

/** For screens: the current shopper's scope. */
export function useCatalogScope(): CatalogScope {
  return { ...useBuyingTerms(), api: useApi(), supplierId: useShop().id, session: useSession() };
}
