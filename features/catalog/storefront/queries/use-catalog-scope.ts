import { useSession } from '#features/accounts/storefront/public.tsx';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { useBuyingTerms } from '../buying-terms-context.ts';
import type { CatalogScope } from './catalog-scope.ts';

/** For screens: the current shopper's scope. */
export function useCatalogScope(): CatalogScope {
  return { ...useBuyingTerms(), api: useApi(), supplierId: useShop().id, session: useSession() };
}
