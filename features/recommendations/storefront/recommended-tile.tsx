import { X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { Session } from '#features/accounts/domain/session.ts';
import type { ProductCard } from '#features/catalog/domain/product.ts';
import type { ProductControls } from '#features/catalog/storefront/card/product-controls.ts';
import { ProductTile } from '#features/catalog/storefront/card/product-tile.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import type { FeedbackAction } from '../domain/feedback.ts';

interface RecommendedTileProps {
  readonly product: ProductCard;
  readonly session: Session;
  readonly controls: ProductControls;
  readonly onAction: (action: Exclude<FeedbackAction, 'shown'>, product: ProductCard) => void;
  readonly eager: boolean;
}

/** A product's tile that reports what the shopper does with it, and can be hidden. */
export function RecommendedTile({ product, session, controls, onAction, eager }: RecommendedTileProps) {
  const item = useRef<HTMLLIElement>(null);
  const quantity = controls.useQuantity(product) ?? 0;
  const before = useRef(quantity);
  useEffect(() => {
    // The same product may stand elsewhere on the page: only what is pressed here counts.
    const here = item.current?.contains(document.activeElement) === true;
    if (before.current === 0 && quantity > 0 && here) onAction('added', product);
    before.current = quantity;
  }, [quantity, onAction, product]);
  const open = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('.tile-link') !== null)
      onAction('clicked', product);
  };
  return (
    <li ref={item} data-product={product.id} className="row-item relative" onClickCapture={open}>
      <ProductTile product={product} session={session} controls={controls} eager={eager} />
      <IconButton
        data-hide=""
        label={`Não sugerir ${product.name}`}
        icon={
          <span className="flex size-7 items-center justify-center rounded-full border border-line bg-surface/90">
            <X aria-hidden="true" className="size-4" />
          </span>
        }
        onClick={() => onAction('hidden', product)}
        className="absolute! top-0 right-0 z-10 hover:bg-transparent"
      />
    </li>
  );
}
