import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ProductCard } from '#features/catalog/domain/product.ts';
import type { ProductControls } from '#features/catalog/storefront/card/product-controls.ts';
import { ScrollRow } from '#features/catalog/storefront/card/scroll-row.tsx';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import type { ProductId } from '#kernel/ids.ts';
import { cx } from '#platform/ui/cx.ts';
import type { FeedbackAction, RecommendationView } from '../domain/feedback.ts';
import { feedbackQueue } from './feedback-queue.ts';
import { hiddenProducts, hideProduct } from './hidden-products.ts';
import { RecommendedTile } from './recommended-tile.tsx';
import { useSeen } from './use-seen.ts';

interface SuggestedProductsProps {
  readonly scope: CatalogScope;
  readonly view: RecommendationView;
  readonly title: string;
  readonly products: readonly ProductCard[];
  /** Names the answer with these products in feedback; empty: what is given waits for it, or is never reported. */
  readonly sessionId: string;
  /** Those that the session names; absent: all. Nothing is reported of others. */
  readonly named?: ReadonlySet<ProductId> | undefined;
  readonly controls: ProductControls;
  /** How many are shown; the others take the place of hidden ones. */
  readonly max: number;
  readonly className?: string;
  /** At the top of the page: its first pictures load eagerly. */
  readonly first?: boolean;
}

const NONE: ReadonlySet<ProductId> = new Set();
const ABOVE_THE_FOLD = 2;

/** Recommended products with what the shopper does with them reported. Empty without products. */
export function SuggestedProducts({
  scope: { api, supplierId, session },
  view,
  title,
  products: given,
  sessionId,
  named,
  controls,
  max,
  className,
  first = false,
}: SuggestedProductsProps) {
  // The server does not know what this browser hid, and its HTML is taken over as it is.
  const [hidden, setHidden] = useState(NONE);
  useLayoutEffect(() => setHidden(hiddenProducts(supplierId)), [supplierId]);
  const [notice, setNotice] = useState('');
  const row = useRef<HTMLDivElement>(null);
  const focusNext = useRef<number>(undefined);
  const products = given.filter(({ id }) => !hidden.has(id)).slice(0, max);
  const [{ report, follow }] = useState(feedbackQueue);
  useEffect(() => follow({ api, view, sessionId, named }), [follow, api, view, sessionId, named]);
  const shown = sessionId === '' ? '' : products.map(({ id }) => id).join();
  useSeen(row, shown, (ids) => report('shown', ids));
  const onAction = useCallback(
    (action: Exclude<FeedbackAction, 'shown'>, { id, name }: ProductCard) => {
      report(action, [id]);
      if (action !== 'hidden') return;
      hideProduct(supplierId, id);
      const tiles = [...(row.current?.querySelectorAll<HTMLElement>('[data-product]') ?? [])];
      focusNext.current = tiles.findIndex(({ dataset }) => dataset.product === id);
      setHidden(hiddenProducts(supplierId));
      setNotice(`${name} não será mais sugerido.`);
    },
    [report, supplierId],
  );
  // The tile with the focus is gone: the one in its place gets it.
  useEffect(() => {
    const place = focusNext.current;
    if (place === undefined || hidden.size === 0) return;
    focusNext.current = undefined;
    const buttons = row.current?.querySelectorAll<HTMLElement>('[data-hide]') ?? [];
    (buttons[Math.min(Math.max(place, 0), buttons.length - 1)] ?? row.current)?.focus();
  }, [hidden]);
  if (products.length === 0) return null;
  return (
    <div ref={row} tabIndex={-1} className={cx(className, 'outline-none')}>
      <p role="status" className="sr-only">
        {notice}
      </p>
      <ScrollRow title={title}>
        {products.map((product, index) => (
          <RecommendedTile
            key={product.id}
            product={product}
            session={session}
            controls={controls}
            onAction={onAction}
            eager={first && index < ABOVE_THE_FOLD}
          />
        ))}
      </ScrollRow>
    </div>
  );
}
