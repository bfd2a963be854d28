import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import type { ProductList } from '../../../domain/product-query.ts';
import { FilterButton } from '../filters/filter-button.tsx';
import type { NarrowedList } from '../filters/narrowed-list.ts';
import { ListPlaceProvider } from '../list-place.tsx';
import { sortOptions } from './sort-options.ts';
import { SortSelect } from './sort-select.tsx';
import { ViewSwitch } from './view-switch.tsx';

interface ListToolbarProps extends Omit<NarrowedList, 'scope'> {
  readonly chosen: number;
  readonly list: ProductList | undefined;
}

/** The filter button of phones, the order, and the view switch. */
export function ListToolbar({ chosen, list, ...narrowed }: ListToolbarProps) {
  const { orderings = [] } = useShop();
  const sorts = sortOptions(orderings, list?.products.some(({ offer }) => offer === undefined) ?? false);
  return (
    <ListPlaceProvider address={narrowed.address}>
      <FilterButton {...narrowed} chosen={chosen} />
      <div className="ml-auto flex min-w-0 items-center gap-2">
        {list !== undefined && list.total > 1 && <SortSelect search={narrowed.search} options={sorts} />}
        <ViewSwitch />
      </div>
    </ListPlaceProvider>
  );
}
