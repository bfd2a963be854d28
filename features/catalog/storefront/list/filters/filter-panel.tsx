import type { Facets } from '../../../domain/filters/facets.ts';
import { tagWords } from '../../words/tag-words.ts';
import { withPart } from '../list-change.ts';
import type { ListSearch } from '../list-search.ts';
import { FilterChoice } from './filter-choice.tsx';
import { FilterGroup } from './filter-group.tsx';
import { PriceFilter } from './price-filter.tsx';
import { ValueFilter } from './value-filter.tsx';

export interface FilterPanelProps {
  readonly facets: Facets;
  readonly search: ListSearch;
  /** The list shows one product for all its sizes and flavours. */
  readonly linkedHidden: boolean;
  /** A client may ask for what it bought before. */
  readonly isClient: boolean;
  /** Collects choices; if absent, each choice is a link to its list. */
  readonly onChoose?: (search: ListSearch) => void;
}

/** All filters of a list, those that shops have with their counts. */
export function FilterPanel({ facets, search, linkedHidden, isClient, onChoose }: FilterPanelProps) {
  const { tags, brands, groupings, price, available, linked, total } = facets;
  const shared = { search, onChoose };
  const someSoldOut = search.disponiveis !== undefined || (available > 0 && available < total);
  const someLinked = linkedHidden && (search.variacoes !== undefined || linked > 0);
  return (
    <>
      {tags.length > 0 && (
        <FilterGroup title="Destaques">
          <ValueFilter
            {...shared}
            list="tags"
            values={tags}
            labelOf={({ key }) => tagWords(key).label}
            many="destaques"
          />
        </FilterGroup>
      )}
      {price !== undefined && (
        <FilterGroup title="Preço">
          <PriceFilter {...shared} bounds={price} />
        </FilterGroup>
      )}
      {brands.length > 0 && (
        <FilterGroup title="Marca">
          <ValueFilter
            {...shared}
            list="marcas"
            values={brands}
            labelOf={({ name }) => name}
            many="marcas"
            find="Encontrar marca"
          />
        </FilterGroup>
      )}
      {groupings.map(({ kind, values }) => (
        <FilterGroup key={kind} title={kind === '' ? 'Linhas' : kind}>
          <ValueFilter
            {...shared}
            list="agrupadores"
            values={values}
            labelOf={({ name }) => name}
            many="opções"
          />
        </FilterGroup>
      ))}
      {(someSoldOut || someLinked || isClient) && (
        <FilterGroup title="Mostrar">
          {isClient && (
            <FilterChoice
              label="Comprados antes"
              selected={search.comprados !== undefined}
              next={withPart(search, { comprados: search.comprados === undefined ? 'sim' : '' })}
              onChoose={onChoose}
            />
          )}
          {someSoldOut && (
            <FilterChoice
              label="Só disponíveis"
              count={available}
              selected={search.disponiveis !== undefined}
              next={withPart(search, { disponiveis: search.disponiveis === undefined ? 'sim' : '' })}
              onChoose={onChoose}
            />
          )}
          {someLinked && (
            <FilterChoice
              label="Todas as variações"
              count={linked}
              selected={search.variacoes !== undefined}
              next={withPart(search, { variacoes: search.variacoes === undefined ? 'sim' : '' })}
              onChoose={onChoose}
            />
          )}
        </FilterGroup>
      )}
    </>
  );
}
