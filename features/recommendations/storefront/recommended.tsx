import { lazy, Suspense } from 'react';
import type { ProductControls } from '#features/catalog/storefront/card/product-controls.ts';
import { WhenNear } from '#features/catalog/storefront/product/when-near.tsx';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { RecommendationView } from '../domain/feedback.ts';
import { ROW_SPACE } from './row-space.ts';

const RecommendedRow = lazy(async () => ({
  default: (await import('./recommended-row.tsx')).RecommendedRow,
}));

interface RecommendedProps {
  readonly scope: CatalogScope;
  readonly view: RecommendationView;
  readonly productIds?: readonly ProductId[];
  /** Products that the page shows elsewhere. */
  readonly except?: readonly ProductId[];
  readonly controls: ProductControls;
}

const NONE: readonly ProductId[] = [];

/** The space of a row that cannot be requested yet. */
export const RecommendedSpace = () => <div className={ROW_SPACE} />;

/** A row of recommended products, loaded with its code once the shopper is near. */
export const Recommended = ({ productIds = NONE, except = NONE, ...props }: RecommendedProps) => (
  <WhenNear key={productIds.join()} className={ROW_SPACE}>
    <Suspense fallback={<RecommendedSpace />}>
      <RecommendedRow {...props} productIds={productIds} except={except} />
    </Suspense>
  </WhenNear>
);
