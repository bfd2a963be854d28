import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useId } from 'react';
import { asBefore, type CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { ComboGridProps } from './combo-grid.tsx';
import { combosQuery } from './queries/combo-queries.ts';

interface ProductCombosProps {
  readonly scope: CatalogScope;
  readonly productId: ProductId;
  readonly Cards: ComponentType<Pick<ComboGridProps, 'combos' | 'session'>>;
}

const MAX = 3;

/** For a product's page: the available combos that contain it. */
export function ProductCombos({ scope, productId, Cards }: ProductCombosProps) {
  const heading = useId();
  const { data = [] } = useQuery({ ...combosQuery(scope, productId), placeholderData: asBefore(scope) });
  const combos = data.filter(({ most }) => most > 0).slice(0, MAX);
  if (combos.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-4 text-xl md:text-2xl">
        Leve junto e economize
      </h2>
      <Suspense>
        <Cards combos={combos} session={scope.session} />
      </Suspense>
    </section>
  );
}
