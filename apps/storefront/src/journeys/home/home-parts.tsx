import { HomeSectors } from '#features/catalog/storefront/departments/home-sectors.tsx';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { HomeCombos } from '#features/promotions/storefront/home-combos.tsx';
import { usesNewStylePage } from '#features/suppliers/domain/tag-rules.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { LazyComboCards } from '../combos/lazy-combo-cards.ts';

/** The home's sectors and combos, where the shop has them. */
export function HomeParts({ scope }: { readonly scope: CatalogScope }) {
  const { tags } = useShop();
  return (
    <>
      {usesNewStylePage(new Set(tags)) && <HomeSectors scope={scope} />}
      <HomeCombos scope={scope} Cards={LazyComboCards} />
    </>
  );
}
