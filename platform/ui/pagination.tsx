import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cx } from './cx.ts';
import { AppLink } from './links/app-link.tsx';
import { pageNumbers } from './page-numbers.ts';

interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
}

const cell =
  'inline-flex h-11 min-w-11 items-center justify-center gap-1 rounded-md border px-3 font-medium text-sm tabular-nums transition';

/** Pagination with real links. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Páginas" className="flex flex-wrap items-center justify-center gap-2">
      {page > 1 && (
        <AppLink href={hrefOf(page - 1)} rel="prev" className={cx(cell, 'border-line-2 hover:border-ink')}>
          <ChevronLeft aria-hidden="true" className="-ml-1 size-4" />
          Anterior
        </AppLink>
      )}
      {pageNumbers(page, pages).map((number, index) =>
        number === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place
          <span key={`gap-${index}`} aria-hidden="true" className="px-1 text-ink-3">
            …
          </span>
        ) : (
          <AppLink
            key={number}
            href={hrefOf(number)}
            aria-label={`Página ${number}`}
            aria-current={number === page ? 'page' : undefined}
            className={cx(
              cell,
              number === page
                ? 'border-brand-text bg-brand-soft text-brand-text'
                : 'border-transparent hover:border-line-2 hover:bg-surface',
            )}
          >
            {number}
          </AppLink>
        ),
      )}
      {page < pages && (
        <AppLink href={hrefOf(page + 1)} rel="next" className={cx(cell, 'border-line-2 hover:border-ink')}>
          Próxima
          <ChevronRight aria-hidden="true" className="-mr-1 size-4" />
        </AppLink>
      )}
    </nav>
  );
}
