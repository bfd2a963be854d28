import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { parseSort, sortToWire } from '../../../contract/products/sort.wire.ts';
import { sortOf, withSort } from '../list-change.ts';
import { HiddenParts } from '../list-form.tsx';
import { useListChange, useListPlace } from '../list-place.tsx';
import type { ListSearch } from '../list-search.ts';
import type { SortOption } from './sort-options.ts';

interface SortSelectProps {
  readonly search: ListSearch;
  readonly options: readonly SortOption[];
}

/** A form that works without scripts; with scripts, choosing sorts immediately. */
export function SortSelect({ search, options }: SortSelectProps) {
  const id = useId();
  const change = useListChange();
  const { publicAddress } = useListPlace();
  if (options.length < 2) return null;
  return (
    <form action={publicAddress} method="get" className="flex min-w-0 items-center gap-2">
      <HiddenParts search={search} except={['ordenacao']} />
      <label htmlFor={id} className="text-ink-2 text-sm whitespace-nowrap max-sm:sr-only">
        Ordenar por
      </label>
      <div className="relative min-w-0">
        <select
          key={sortOf(search)}
          id={id}
          name="ordenacao"
          defaultValue={sortToWire(sortOf(search))}
          onChange={(event) => change(withSort(search, parseSort(event.currentTarget.value)))}
          className="field min-h-11 py-2 pl-3 font-medium text-sm md:min-h-10"
        >
          {options.map(({ sort, label }) => (
            <option key={sort} value={sortToWire(sort)}>
              {label}
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
