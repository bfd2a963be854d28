import { actsForClient } from '#features/accounts/domain/session.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { ordersByPrice } from '../../../domain/product-query.ts';
import { sortOf } from '../list-change.ts';
import { ListPlaceProvider } from '../list-place.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import type { NarrowedList } from './narrowed-list.ts';
import { PopularFilters } from './popular-filters.tsx';
import { rangeFault, rangeFaultWords } from './price-range.ts';
import { publicPrices } from './public-prices.ts';
import { useFacets } from './use-facets.ts';

/** Above the list: popular filters, chosen filters, and a warning about an invalid price range. */
export function ListFilters({ scope, address, search, queryOf }: Omit<NarrowedList, 'linkedHidden'>) {
  const facets = useFacets(scope, queryOf(search));
  const fault = rangeFault(search);
  return (
    <ListPlaceProvider address={address}>
      {facets.price !== undefined && ordersByPrice(sortOf(search)) && (
        <p className="text-ink-2 text-sm">{publicPrices}</p>
      )}
      <PopularFilters search={search} facets={facets} isClient={actsForClient(scope.session)} />
      <ChosenFilters search={search} facets={facets} />
      {fault !== undefined && (
        <Alert tone="warn" title="O filtro de preço ficou de fora">
          {rangeFaultWords[fault]}
        </Alert>
      )}
    </ListPlaceProvider>
  );
}
