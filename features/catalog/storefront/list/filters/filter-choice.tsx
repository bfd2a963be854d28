import { Check } from 'lucide-react';
import { formatWhole } from '#kernel/number-format.ts';
import { cx } from '#platform/ui/cx.ts';
import { ListLink } from '../list-place.tsx';
import type { ListSearch } from '../list-search.ts';
import { productCountWords } from '../toolbar/count-words.ts';

export interface FilterChoiceProps {
  readonly label: string;
  /** How many products it would leave; absent if not counted. */
  readonly count?: number;
  readonly selected: boolean;
  /** The search with this choice toggled. */
  readonly next: ListSearch;
  /** If present, choices are collected before the list changes. */
  readonly onChoose?: ((search: ListSearch) => void) | undefined;
}

const row =
  'group flex min-h-11 w-full items-center gap-2.5 rounded-md px-2 py-1.5 text-left text-sm transition hover:bg-sunken lg:min-h-9';

/** One choice of a filter: beside the list a link that works without scripts, in the sheet a checkbox. */
export function FilterChoice({ label, count, selected, next, onChoose }: FilterChoiceProps) {
  const face = (
    <>
      <span
        aria-hidden="true"
        className={cx(
          'flex size-5 shrink-0 items-center justify-center rounded-sm border-[1.5px] transition',
          selected
            ? 'border-brand-text bg-brand-text text-surface'
            : 'border-field bg-surface group-hover:border-ink',
        )}
      >
        {selected && <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />}
      </span>
      <span className={cx('min-w-0 flex-1 break-words', selected && 'font-semibold')}>{label}</span>
      {count !== undefined && (
        <span className="text-ink-2 tabular-nums">
          <span aria-hidden="true">{formatWhole(count)}</span>
          <span className="sr-only">, {productCountWords(count)}</span>
        </span>
      )}
    </>
  );
  if (onChoose === undefined) {
    return (
      <ListLink search={next} aria-current={selected ? 'true' : undefined} className={row}>
        {selected && <span className="sr-only">Remover filtro: </span>}
        {face}
      </ListLink>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: looks and works as the link beside the list does
    <button
      type="button"
      role="checkbox"
      aria-checked={selected}
      onClick={() => onChoose(next)}
      className={row}
    >
      {face}
    </button>
  );
}
