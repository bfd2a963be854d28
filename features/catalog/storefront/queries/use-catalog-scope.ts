import { useSession } from '#features/accounts/storefront/public.tsx';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { CatalogScope, ScopeChoices } from './catalog-scope.ts';

/** For screens: the scope of the shopper in front of them. */
export function useCatalogScope(choices: ScopeChoices = {}): CatalogScope {
  return { ...choices, api: useApi(), supplierId: useShop().id, session: useSession() };
}
