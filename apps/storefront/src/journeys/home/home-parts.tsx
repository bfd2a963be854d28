import { HomeSectors } from '#features/catalog/storefront/departments/home-sectors.tsx';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { HomeCombos } from '#features/promotions/storefront/home-combos.tsx';
import { usesNewStylePage } from '#features/suppliers/domain/tags/tag-rules.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { LazyComboCards } from '../combos/lazy-combo-cards.ts';

/** The home's sectors and combos, where the shop has them. */
export function HomeParts({ scope }: { readonly scope: CatalogScope }) {
  return (
    <>
      <SectorsOfHome scope={scope} />
      <HomeCombos scope={scope} Cards={LazyComboCards} />
    </>
  );
}

export function SectorsOfHome({ scope }: { readonly scope: CatalogScope }) {
  const { tags } = useShop();
  return usesNewStylePage(new Set(tags)) && <HomeSectors scope={scope} />;
}

interface CombosOfHomeProps {
  /** Empty: the usual one. */
  readonly title: string;
  readonly max: number;
}

/** Combos where the shop placed them in its home. */
export function CombosOfHome({ title, max }: CombosOfHomeProps) {
  return <HomeCombos scope={useCatalogScope()} Cards={LazyComboCards} title={title || undefined} max={max} />;
}

/** Over a home that a preview link opened. */
export const PreviewNote = () => (
  <Alert tone="warn" title="Rascunho">
    Só quem tem este link vê os blocos ainda não publicados, e só até ele vencer.
  </Alert>
);

export { RecommendedAtHome } from '../recommended/recommended-rows.tsx';
