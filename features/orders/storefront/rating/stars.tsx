import { Star } from 'lucide-react';
import { cx } from '#platform/ui/cx.ts';
import { STARS, type StarCount } from '../../domain/order-rating.ts';

interface StarsProps {
  readonly count: StarCount;
  readonly size?: 'sm' | 'md';
}

export function Stars({ count, size = 'md' }: StarsProps) {
  return (
    <span role="img" aria-label={`${count} de 5 estrelas`} className="inline-flex gap-1">
      {STARS.map((star) => (
        <StarIcon key={star} filled={star <= count} className={size === 'sm' ? 'size-4' : 'size-6'} />
      ))}
    </span>
  );
}

export function StarIcon({ filled, className }: { readonly filled: boolean; readonly className?: string }) {
  return (
    <Star
      aria-hidden="true"
      strokeWidth={1.75}
      className={cx(filled ? 'fill-warn text-warn' : 'fill-transparent text-ink-3', className)}
    />
  );
}
