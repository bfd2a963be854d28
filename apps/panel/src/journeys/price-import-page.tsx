import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { PriceImportScreen } from '#features/catalog/panel/price-import/price-import-screen.tsx';
import { tablesKey } from '#features/pricing/panel/tables/price-tables-query.ts';

/** An import of prices; when it ends, the lists of tables are read again. */
export function PriceImportPage() {
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const onImported = useCallback(
    () => queryClient.invalidateQueries({ queryKey: tablesKey(shop.id) }),
    [queryClient, shop.id],
  );
  return <PriceImportScreen onImported={onImported} />;
}
