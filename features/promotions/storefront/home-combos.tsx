import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useId } from 'react';
import { asBefore, type CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { combosAddress } from './addresses.ts';
import type { ComboGridProps } from './combo-grid.tsx';
import { combosQuery } from './queries/combo-queries.ts';

interface HomeCombosProps {
  readonly scope: CatalogScope;
  readonly Cards: ComponentType<Pick<ComboGridProps, 'combos' | 'session'>>;
  readonly title?: string | undefined;
  readonly max?: number;
}

/** One row of a wide screen. */
const MAX = 3;

/** For a shop's home: its first available combos. */
export function HomeCombos({ scope, Cards, title = 'Combos', max = MAX }: HomeCombosProps) {
  const { slug } = useShop();
  const heading = useId();
  const { data = [] } = useQuery({ ...combosQuery(scope), placeholderData: asBefore(scope) });
  const combos = data.filter(({ most }) => most > 0).slice(0, max);
  if (combos.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <div className="mb-4 flex items-center gap-3">
        <h2 id={heading} className="text-xl md:text-2xl">
          {title}
        </h2>
        <AppLink
          href={combosAddress(slug)}
          className="inline-flex min-h-11 items-center rounded-sm font-semibold text-brand-text text-sm underline-offset-4 hover:underline"
        >
          Ver tudo<span className="sr-only"> em {title}</span>
        </AppLink>
      </div>
      <Suspense>
        <Cards combos={combos} session={scope.session} />
      </Suspense>
    </section>
  );
}
