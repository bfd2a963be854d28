import { useQuery } from '@tanstack/react-query';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { StockStore } from '../../../domain/stock/store-stock-list.ts';
import { stockStoresQuery } from './store-stock-query.ts';

/** The stores where goods can be put; none while they are loaded, and for who does not see the stock. */
export function useStockStores(): readonly StockStore[] {
  const { shop } = useStaffPlace();
  const enabled = useMay('catalog:read');
  return useQuery({ ...stockStoresQuery(useApi(), shop.id), enabled }).data ?? [];
}
