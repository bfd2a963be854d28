import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { StoreStockDialog, type StoreStockView } from './store-stock-dialog.tsx';
import { StoreStockList } from './store-stock-list.tsx';
import { storeStockQuery } from './store-stock-query.ts';

interface StoreStockSectionProps {
  readonly product: { readonly id: string; readonly name: string; readonly unit: string };
  readonly mayWrite: boolean;
}

/** A product's stock by store, where the shop has stores. */
export function StoreStockSection({ product, mayWrite }: StoreStockSectionProps) {
  const { shop } = useStaffPlace();
  const found = useQuery(storeStockQuery(useApi(), shop.id, product.id));
  const [open, setOpen] = useState<StoreStockView>();
  if (found.data === undefined)
    return (
      found.error !== null && (
        <LoadFailure
          title="Não foi possível carregar o estoque por loja"
          error={found.error}
          again={found.refetch}
          busy={found.isFetching}
        />
      )
    );
  if (found.data.stores.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="font-semibold text-base">Por loja</h2>
      <StoreStockList
        product={found.data}
        mayWrite={mayWrite}
        onTransfer={(values) => setOpen({ kind: 'transfer', values })}
        onCount={(storeId) => setOpen({ kind: 'count', storeId })}
      />
      {open !== undefined && (
        <StoreStockDialog
          product={product}
          start={open}
          mayWrite={mayWrite}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
