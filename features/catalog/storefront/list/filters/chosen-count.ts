import { keysOf } from '../list-change.ts';
import type { ListSearch } from '../list-search.ts';
import { priceRange } from './price-range.ts';

/** How many filters an address has chosen; `chosen.ts` names them. */
export const chosenCount = (search: ListSearch): number =>
  keysOf(search, 'tags').length +
  keysOf(search, 'marcas').length +
  keysOf(search, 'agrupadores').length +
  [priceRange(search), search.disponiveis, search.comprados, search.variacoes].filter(
    (part) => part !== undefined,
  ).length;
