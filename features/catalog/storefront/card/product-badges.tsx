import type { ReactNode } from 'react';
import { Badge } from '#platform/ui/badge.tsx';
import { cx } from '#platform/ui/cx.ts';
import { OFFER_TAG } from '../../domain/offer-tag.ts';
import type { ProductCard } from '../../domain/product.ts';
import { tagWords } from '../words/tag-words.ts';

interface ProductBadgesProps {
  readonly product: Pick<ProductCard, 'tags' | 'available' | 'offer'>;
  readonly className?: string;
}

const SHOWN = 2;
const loud = new Set<string>([OFFER_TAG, 'maiores-18']);

/** Badges on the picture: sold out, promotions, and the first tags. What is tagged an offer is one only where its price fell. */
export function ProductBadges({ product, className }: ProductBadgesProps) {
  const { promotions = [], former } = product.offer ?? {};
  const shownTags = former === undefined ? product.tags.filter((tag) => tag !== OFFER_TAG) : product.tags;
  if (product.available && shownTags.length + promotions.length === 0) return null;
  const tags = [...shownTags].sort((a, b) => Number(loud.has(b)) - Number(loud.has(a)));
  return (
    <span className={cx('flex flex-col items-start gap-1', className)}>
      {!product.available && <Sign className="bg-night text-white">Esgotado</Sign>}
      {promotions.slice(0, SHOWN).map(({ id, label }) => (
        <Badge key={id} tone="accent">
          {label}
        </Badge>
      ))}
      {tags.slice(0, SHOWN).map((tag) =>
        tag === OFFER_TAG ? (
          <Badge key={tag} tone="accent">
            {tagWords(tag).label}
          </Badge>
        ) : (
          <Sign key={tag} className="bg-surface text-ink-2">
            {tagWords(tag).label}
          </Sign>
        ),
      )}
    </span>
  );
}

/** Looks like a badge, in a colour that contrasts with every background tone. */
const Sign = ({ className, children }: { readonly className: string; readonly children: ReactNode }) => (
  <span className={cx('badge', className)}>{children}</span>
);
