/** The chosen filters of an address with display text, each with the search that removes it. */
import { formatMoney } from '#kernel/money.ts';
import type { Facets, FacetValue } from '../../../domain/filters/facets.ts';
import { tagWords } from '../../words/tag-words.ts';
import { type KeyList, keysOf, toggled, withPart } from '../list-change.ts';
import type { ListSearch } from '../list-search.ts';
import { priceRange } from './price-range.ts';

export interface ActiveFilter {
  readonly id: string;
  readonly label: string;
  readonly without: ListSearch;
}

export function chosenFilters(search: ListSearch, facets: Facets): readonly ActiveFilter[] {
  const { brands, groupings } = facets;
  const each = (list: KeyList, nameOf: (key: string) => string): readonly ActiveFilter[] =>
    keysOf(search, list).map((key) => ({
      id: `${list} ${key}`,
      label: nameOf(key),
      without: toggled(search, list, key),
    }));
  const values = groupings.flatMap((grouping) => grouping.values);
  return [
    ...each('tags', (key) => tagWords(key).label),
    ...each('marcas', (key) => nameOf(brands, key)),
    ...each('agrupadores', (key) => nameOf(values, key)),
    ...priceChosen(search),
    ...(search.disponiveis === undefined
      ? []
      : [{ id: 'disponiveis', label: 'Disponíveis', without: withPart(search, { disponiveis: '' }) }]),
    ...(search.comprados === undefined
      ? []
      : [{ id: 'comprados', label: 'Comprados antes', without: withPart(search, { comprados: '' }) }]),
    ...(search.variacoes === undefined
      ? []
      : [{ id: 'variacoes', label: 'Com variações', without: withPart(search, { variacoes: '' }) }]),
  ];
}

/** Falls back to a name derived from the key until the facets are loaded. */
function nameOf(values: readonly FacetValue[], key: string): string {
  return values.find((value) => value.key === key)?.name ?? tagWords(key.split(':').at(-1) ?? key).label;
}

function priceChosen(search: ListSearch): readonly ActiveFilter[] {
  const { from, to } = priceRange(search) ?? {};
  const without = withPart(search, { preco_de: '', preco_ate: '' });
  if (from !== undefined && to !== undefined)
    return [{ id: 'preco', label: `${formatMoney(from)} a ${formatMoney(to)}`, without }];
  if (from !== undefined) return [{ id: 'preco', label: `A partir de ${formatMoney(from)}`, without }];
  return to === undefined ? [] : [{ id: 'preco', label: `Até ${formatMoney(to)}`, without }];
}
