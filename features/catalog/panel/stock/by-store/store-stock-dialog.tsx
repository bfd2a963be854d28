import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatQuantity } from '#kernel/quantity.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { StoreStock } from '../../../domain/stock/store-stock-list.ts';
import { productsKey } from '../../products-query.ts';
import { CountForm } from './count-form.tsx';
import { StoreStockList } from './store-stock-list.tsx';
import { storeStockQuery } from './store-stock-query.ts';
import { TransferForm } from './transfer-form.tsx';
import type { TransferValues } from './transfer-values.ts';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

export type StoreStockView =
  | { readonly kind: 'stores' }
  | { readonly kind: 'transfer'; readonly values: TransferValues }
  | { readonly kind: 'count'; readonly storeId: string };

interface StoreStockDialogProps {
  readonly product: { readonly id: string; readonly name: string; readonly unit: string };
  /** What it opens with, and returns to. */
  readonly start: StoreStockView;
  readonly mayWrite: boolean;
  readonly onClose: () => void;
}

/** A product's stock at the shop's stores: what there is, a transfer, or a count. */
export function StoreStockDialog({ product, start, mayWrite, onClose }: StoreStockDialogProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const [view, setView] = useState(start);
  const found = useQuery(storeStockQuery(api, shop.id, product.id));
  const form = {
    refresh: () => queryClient.invalidateQueries({ queryKey: productsKey(shop.id) }),
    onDone: () => (start.kind === 'stores' ? setView(start) : onClose()),
  };
  const stock = found.data;
  return (
    <Suspense>
      <Dialog open onClose={onClose} title={titleOf(view, product.name, stock)} description={levels(stock)}>
        {stock === undefined ? (
          found.error === null ? (
            <RowsLoading rows={3} />
          ) : (
            <LoadFailure
              title="Não foi possível carregar o estoque por loja"
              error={found.error}
              again={found.refetch}
              busy={found.isFetching}
            />
          )
        ) : view.kind === 'stores' ? (
          <StoreStockList
            product={stock}
            mayWrite={mayWrite}
            onTransfer={(values) => setView({ kind: 'transfer', values })}
            onCount={(storeId) => setView({ kind: 'count', storeId })}
          />
        ) : view.kind === 'transfer' ? (
          <TransferForm product={{ ...product, ...stock }} start={view.values} {...form} />
        ) : (
          <CountForm product={{ ...product, ...stock }} storeId={view.storeId} {...form} />
        )}
      </Dialog>
    </Suspense>
  );
}

function titleOf(view: StoreStockView, name: string, stock: StoreStock | undefined): string {
  if (view.kind === 'transfer') return `Transferir ${name}`;
  if (view.kind === 'stores') return name;
  const store = stock?.stores.find(({ id }) => id === view.storeId);
  return store === undefined ? `Contar ${name}` : `Contar ${name} em ${store.name}`;
}

const levels = (stock: StoreStock | undefined): string =>
  stock?.stock === undefined
    ? 'Estoque por loja'
    : `Disponível: ${formatQuantity(stock.stock)} · em pedidos abertos: ${formatQuantity(stock.reserved)}`;
