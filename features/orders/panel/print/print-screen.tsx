import { useQueries } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useSearchTexts } from '#platform/panel/address.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { Tabs } from '#platform/panel/pieces/tabs.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';
import { shopOrderQuery } from '../orders-query.ts';
import { Labels } from './labels.tsx';
import { PickingLists } from './picking-lists.tsx';
import { PickingTotalsList } from './picking-totals-list.tsx';

/** As many as can be moved at once. */
const MOST = 100;

/** The chosen orders on paper: a picking list of each, one of all products, or address labels. */
export function PrintScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const { pedidos = '' } = useSearchTexts();
  const numbers = numbersOf(pedidos);
  const all = useQueries({ queries: numbers.map((number) => shopOrderQuery(api, shop.id, number)) });
  const failed = all.find(({ error, data }) => error !== null && data === undefined);
  const orders = all.flatMap(({ data }) => (data === undefined ? [] : [data]));
  if (numbers.length === 0)
    return (
      <EmptyState
        icon={<Printer />}
        title="Nada para imprimir"
        text="Marque pedidos na lista e escolha Imprimir."
        actions={<LinkButton href={panelHref(shop, '/pedidos')}>Ver os pedidos</LinkButton>}
      />
    );
  return (
    <div className="flex flex-col gap-5">
      <div className="print:hidden">
        <PageHeader
          title="Imprimir pedidos"
          back={{ href: panelHref(shop, '/pedidos'), label: 'Pedidos' }}
          lead={numbers.length === 1 ? '1 pedido' : `${numbers.length} pedidos`}
          actions={
            <Button tone="primary" disabled={orders.length < numbers.length} onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-5" />
              Imprimir
            </Button>
          }
        />
      </div>
      {failed?.error != null && (
        <LoadFailure
          title="Nem todos os pedidos puderam ser carregados"
          error={failed.error}
          again={() => void failed.refetch()}
          busy={failed.isFetching}
        />
      )}
      {orders.length < numbers.length && failed === undefined ? <RowsLoading /> : <Sheets orders={orders} />}
    </div>
  );
}

const Sheets = ({ orders }: { readonly orders: readonly ShopOrder[] }) => (
  <Tabs
    label="O que imprimir"
    items={[
      { id: 'separacao', label: 'Separação por pedido', content: () => <PickingLists orders={orders} /> },
      {
        id: 'produtos',
        label: 'Separação por produto',
        content: () => <PickingTotalsList orders={orders} />,
      },
      { id: 'etiquetas', label: 'Etiquetas', content: () => <Labels orders={orders} /> },
    ]}
  />
);

const numbersOf = (text: string): readonly number[] =>
  [...new Set(text.split(',').map(Number))]
    .filter((number) => Number.isSafeInteger(number) && number > 0)
    .slice(0, MOST);
