import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { useRowScroll } from './use-row-scroll.ts';

export interface ScrollRowProps {
  readonly title: string;
  /** Address of the full list of which the row shows the beginning. */
  readonly allHref?: string;
  /** `li` elements with the class `row-item`, which sets their width. */
  readonly children: ReactNode;
}

const arrow = 'border-line-2 bg-surface hover:border-ink disabled:opacity-50';

/** A titled row that scrolls horizontally, with buttons. */
export function ScrollRow({ title, allHref, children }: ScrollRowProps) {
  const heading = useId();
  const { row, atStart, atEnd, scroll } = useRowScroll();
  return (
    <section aria-labelledby={heading} className="below-row">
      <div className="mb-2 flex items-center gap-3 md:mb-4">
        <h2 id={heading} className="min-w-0 text-xl md:text-2xl">
          {title}
        </h2>
        {allHref !== undefined && (
          <AppLink
            href={allHref}
            className="inline-flex min-h-11 items-center rounded-sm font-semibold whitespace-nowrap text-brand-text text-sm underline-offset-4 hover:underline"
          >
            Ver tudo<span className="sr-only"> em {title}</span>
          </AppLink>
        )}
        {!(atStart && atEnd) && (
          <div className="ml-auto flex gap-1 md:gap-2">
            <IconButton
              label={`${title}: anteriores`}
              icon={<ChevronLeft aria-hidden="true" className="size-5" />}
              disabled={atStart}
              onClick={() => scroll(-1)}
              className={arrow}
            />
            <IconButton
              label={`${title}: próximos`}
              icon={<ChevronRight aria-hidden="true" className="size-5" />}
              disabled={atEnd}
              onClick={() => scroll(1)}
              className={arrow}
            />
          </div>
        )}
      </div>
      <ul ref={row} className="scroll-quiet tile-row">
        {children}
      </ul>
    </section>
  );
}
