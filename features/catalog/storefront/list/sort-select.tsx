import { useNavigate } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { usePublicHref } from '#platform/ui/use-public-href.ts';
import { parseSort, sortToWire } from '../../contract/sort.wire.ts';
import { PRODUCT_SORTS } from '../../domain/sort.ts';
import { type ListSearch, sortOf, withSort } from './list-search.ts';
import { sortWords } from './sort-words.ts';

interface SortSelectProps {
  /** The list without its query. */
  readonly address: string;
  readonly search: ListSearch;
}

/** A form that sorts by itself; choosing sorts at once where scripts run. */
export function SortSelect({ address, search }: SortSelectProps) {
  const id = useId();
  const navigate = useNavigate();
  const action = usePublicHref(address);

  function choose(event: ChangeEvent<HTMLSelectElement>): void {
    const sorted = withSort(search, parseSort(event.currentTarget.value));
    void navigate({ to: address, search: { ...sorted }, resetScroll: false });
  }

  return (
    <form action={action} method="get" className="flex items-center gap-2">
      {search.q !== undefined && <input type="hidden" name="q" value={search.q} />}
      {search.tags !== undefined && <input type="hidden" name="tags" value={search.tags} />}
      <label htmlFor={id} className="text-ink-2 text-sm whitespace-nowrap max-sm:sr-only">
        Ordenar por
      </label>
      <div className="relative">
        <select
          key={sortOf(search)}
          id={id}
          name="ordenacao"
          defaultValue={sortToWire(sortOf(search))}
          onChange={choose}
          className="field min-h-11 py-2 pl-3 font-medium text-sm md:min-h-10"
        >
          {PRODUCT_SORTS.map((sort) => (
            <option key={sort} value={sortToWire(sort)}>
              {sortWords[sort]}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4.5 text-ink-2"
        />
      </div>
      <noscript>
        <Button type="submit" size="sm">
          Ordenar
        </Button>
      </noscript>
    </form>
  );
}
