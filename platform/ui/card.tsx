import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';

interface CardProps extends ComponentPropsWithRef<'div'> {
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** Lifts on hover: for cards that are one large link. */
  readonly lifts?: boolean;
  /** Without padding, for cards that begin with a picture. */
  readonly flush?: boolean;
}

export function Card({ as = 'div', lifts = false, flush = false, className, ...rest }: CardProps) {
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={cx(
        'rounded-lg border border-line bg-surface',
        flush ? 'overflow-hidden' : 'p-4 md:p-6',
        lifts && 'transition hover:border-line-2 hover:shadow-2',
        className,
      )}
    />
  );
}
