import { useId, useState } from 'react';
import { slugify } from '#kernel/slugify.ts';
import type { FacetValue } from '../../../domain/filters/facets.ts';
import { type KeyList, keysOf, toggled } from '../list-change.ts';
import type { ListSearch } from '../list-search.ts';
import { FilterChoice } from './filter-choice.tsx';

interface ValueFilterProps {
  readonly list: KeyList;
  readonly values: readonly FacetValue[];
  readonly labelOf: (value: FacetValue) => string;
  readonly search: ListSearch;
  readonly onChoose: ((search: ListSearch) => void) | undefined;
  /** Plural name of the values: 'marcas'. */
  readonly many: string;
  /** Label of a search field for long lists: 'Encontrar marca'. */
  readonly find?: string;
}

const AT_FIRST = 8;

/** The values of one filter: chosen and most frequent first, the others on demand. */
export function ValueFilter({ values, find, ...rest }: ValueFilterProps) {
  const [wanted, setWanted] = useState('');
  const field = useId();
  const chosen = keysOf(rest.search, rest.list);
  const isChosen = ({ key }: FacetValue): boolean => chosen.includes(key);
  const long = values.length > AT_FIRST + 1;
  if (!long) return <Values {...rest} values={values} />;
  const others = values.filter((value) => !isChosen(value));
  const near = [...values.filter(isChosen), ...others].slice(0, Math.max(AT_FIRST, chosen.length));
  const found = values.filter(({ name }) => `-${slugify(name)}`.includes(`-${slugify(wanted)}`));
  return (
    <>
      {find !== undefined && (
        <div className="px-2 pb-2 noscript:hidden">
          <label htmlFor={field} className="sr-only">
            {find}
          </label>
          <input
            id={field}
            type="search"
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
            placeholder={find}
            autoComplete="off"
            className="field min-h-11 py-1.5 text-sm lg:min-h-9"
          />
          <p role="status" className="sr-only">
            {wanted.trim() !== '' && `${found.length} de ${values.length} ${rest.many}`}
          </p>
        </div>
      )}
      {wanted.trim() !== '' ? (
        found.length > 0 ? (
          <div className="scroll-quiet max-h-80 overflow-y-auto">
            <Values {...rest} values={found} />
          </div>
        ) : (
          <p className="px-2 py-1 text-ink-2 text-sm">Nada com este nome.</p>
        )
      ) : (
        <>
          <Values {...rest} values={near} />
          <details className="group/more">
            <summary className="flex min-h-11 cursor-pointer items-center rounded-md px-2 font-semibold text-brand-text text-sm hover:underline lg:min-h-9">
              <span className="group-open/more:hidden">
                Ver mais {values.length - near.length} {rest.many}
              </span>
              <span className="hidden group-open/more:inline">Ver menos</span>
            </summary>
            <Values {...rest} values={values.filter((value) => !near.includes(value))} />
          </details>
        </>
      )}
    </>
  );
}

function Values({ list, values, labelOf, search, onChoose }: Omit<ValueFilterProps, 'many' | 'find'>) {
  const chosen = keysOf(search, list);
  return (
    <ul>
      {values.map((value) => (
        <li key={value.key}>
          <FilterChoice
            label={labelOf(value)}
            count={value.count}
            selected={chosen.includes(value.key)}
            next={toggled(search, list, value.key)}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  );
}
