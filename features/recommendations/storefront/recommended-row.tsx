import { useQuery } from '@tanstack/react-query';
import type { ProductControls } from '#features/catalog/storefront/card/product-controls.ts';
import { asBefore, type CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { RecommendationView } from '../domain/feedback.ts';
import { recommendationsQuery } from './recommendations-query.ts';
import { ROW_SPACE } from './row-space.ts';
import { SuggestedProducts } from './suggested-products.tsx';

interface RecommendedRowProps {
  readonly scope: CatalogScope;
  readonly view: RecommendationView;
  /** The product of the page, or those in the cart. */
  readonly productIds: readonly ProductId[];
  /** Products that the page shows elsewhere. */
  readonly except: readonly ProductId[];
  readonly controls: ProductControls;
}

const TITLES: Readonly<Record<RecommendationView, string>> = {
  home: 'Sugestões para você',
  product: 'Você também pode gostar',
  cart: 'Que tal levar também?',
  'empty-search': 'Sugestões para você',
};

const SHOWN = 12;

/** A row of recommended products. Takes its space from the beginning; empty if there are none. */
export function RecommendedRow({ scope, view, productIds, except, controls }: RecommendedRowProps) {
  const { data, isPending } = useQuery({
    ...recommendationsQuery(scope, view, productIds),
    placeholderData: asBefore(scope),
  });
  if (isPending) return <div className={ROW_SPACE} />;
  return (
    <SuggestedProducts
      scope={scope}
      view={view}
      title={TITLES[view]}
      products={(data?.products ?? []).filter(({ id }) => !except.includes(id))}
      sessionId={data?.sessionId ?? ''}
      controls={controls}
      max={SHOWN}
      className={ROW_SPACE}
    />
  );
}
