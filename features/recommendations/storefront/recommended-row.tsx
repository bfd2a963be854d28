import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProductCard } from '#features/catalog/domain/product.ts';
import type { ProductControls } from '#features/catalog/storefront/card/product-controls.ts';
import { ScrollRow } from '#features/catalog/storefront/card/scroll-row.tsx';
import { asBefore, type CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import type { ProductId } from '#kernel/ids.ts';
import { cx } from '#platform/ui/cx.ts';
import type { FeedbackAction, RecommendationView } from '../domain/feedback.ts';
import { hiddenProducts, hideProduct } from './hidden-products.ts';
import { recommendationsQuery } from './recommendations-query.ts';
import { RecommendedTile } from './recommended-tile.tsx';
import { ROW_SPACE } from './row-space.ts';
import { sendFeedback } from './send-feedback.ts';
import { useSeen } from './use-seen.ts';

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

/** The others take the place of hidden ones. */
const SHOWN = 12;

/** A row of recommended products. Takes its space from the beginning; empty if there are none. */
export function RecommendedRow({ scope, view, productIds, except, controls }: RecommendedRowProps) {
  const { api, supplierId, session } = scope;
  const { data, isPending } = useQuery({
    ...recommendationsQuery(scope, view, productIds),
    placeholderData: asBefore(scope),
  });
  const [hidden, setHidden] = useState(() => hiddenProducts(supplierId));
  const [notice, setNotice] = useState('');
  const row = useRef<HTMLDivElement>(null);
  const focusNext = useRef<number>(undefined);
  const sessionId = data?.sessionId ?? '';
  const products = (data?.products ?? [])
    .filter(({ id }) => !hidden.has(id) && !except.includes(id))
    .slice(0, SHOWN);
  const report = useCallback(
    (action: FeedbackAction, ids: readonly ProductId[]) =>
      sendFeedback({ api, view, sessionId }, action, ids),
    [api, view, sessionId],
  );
  useSeen(row, products.map(({ id }) => id).join(), (ids) => report('shown', ids));
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
  if (isPending) return <div className={ROW_SPACE} />;
  if (products.length === 0) return null;
  return (
    <div ref={row} tabIndex={-1} className={cx(ROW_SPACE, 'outline-none')}>
      <p role="status" className="sr-only">
        {notice}
      </p>
      <ScrollRow title={TITLES[view]}>
        {products.map((product) => (
          <RecommendedTile
            key={product.id}
            product={product}
            session={session}
            controls={controls}
            onAction={onAction}
          />
        ))}
      </ScrollRow>
    </div>
  );
}
