import { SlidersHorizontal } from 'lucide-react';
import type { MouseEvent } from 'react';
import { buttonStyle } from '#platform/ui/button-style.ts';
import { openOverlay } from '#platform/ui/overlays/overlay-state.ts';
import type { FilterSheetProps } from './filter-sheet.tsx';

/** Element id of the filters in the page: shown on wide screens, and everywhere without scripts. */
export const FILTERS_ID = 'filtros';

interface FilterButtonProps extends FilterSheetProps {
  readonly chosen: number;
}

export function FilterButton({ chosen, ...sheet }: FilterButtonProps) {
  function open(event: MouseEvent): void {
    event.preventDefault();
    openOverlay('filters', { props: { ...sheet } });
  }
  return (
    <a href={`#${FILTERS_ID}`} onClick={open} className={buttonStyle({ size: 'sm', className: 'lg:hidden' })}>
      <SlidersHorizontal aria-hidden="true" className="size-4.5" />
      Filtros
      {chosen > 0 && (
        <span className="flex h-5 min-w-5 items-center justify-center rounded-full bg-brand px-1.5 text-brand-ink text-xs tabular-nums">
          {chosen}
          <span className="sr-only"> {chosen === 1 ? 'aplicado' : 'aplicados'}</span>
        </span>
      )}
    </a>
  );
}
