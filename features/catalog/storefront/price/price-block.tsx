import type { ReactNode } from 'react';
import type { Money } from '#kernel/money.ts';
import { Price } from '#platform/ui/price.tsx';

interface PriceBlockProps {
  readonly value: Money;
  /** Struck through. */
  readonly before?: Money | undefined;
  /** 'kg'; absent for the price of a whole line. */
  readonly unit?: string;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Can't be bought. */
  readonly faded?: boolean;
  /** Price by payment, instalments, and what else is to say about the price. */
  readonly children?: ReactNode;
}

/** A price with all that belongs to it, the same on card, product page and cart line. */
export const PriceBlock = ({ faded = false, children, ...price }: PriceBlockProps) => (
  <div className="price-block">
    <Price {...price} {...(faded ? { className: 'text-ink-2' } : {})} />
    {children !== undefined && <div className="price-notes">{children}</div>}
  </div>
);
