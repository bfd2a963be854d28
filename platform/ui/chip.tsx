import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { AppLink } from './links/app-link.tsx';

interface ChipProps {
  readonly children: ReactNode;
  /** The filter as a URL, so that it works without JavaScript. */
  readonly href?: string;
  readonly onClick?: () => void;
  readonly selected?: boolean;
  /** Shows a cross: pressing removes the filter. */
  readonly removes?: boolean;
}

export function Chip({ children, href, onClick, selected = false, removes = false }: ChipProps) {
  const className = cx(
    'inline-flex min-h-11 items-center gap-1.5 rounded-pill border px-4 font-medium text-sm whitespace-nowrap transition md:min-h-9',
    selected
      ? 'border-brand-text bg-brand-soft text-brand-text'
      : 'border-line-2 bg-surface text-ink hover:border-ink',
  );
  const content = (
    <>
      {children}
      {removes && <X aria-hidden="true" className="-mr-1 size-4" />}
    </>
  );
  if (href !== undefined) {
    return (
      <AppLink href={href} className={className} aria-current={selected && !removes ? 'true' : undefined}>
        {removes && <span className="sr-only">Remover filtro: </span>}
        {content}
      </AppLink>
    );
  }
  return (
    <button
      type="button"
      onClick={onClick}
      aria-pressed={removes ? undefined : selected}
      className={className}
    >
      {removes && <span className="sr-only">Remover filtro: </span>}
      {content}
    </button>
  );
}
