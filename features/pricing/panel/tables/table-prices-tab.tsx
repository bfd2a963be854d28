import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { toReais } from '#kernel/money.ts';
import { toNumber } from '#kernel/quantity.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { saveCsv } from '#platform/panel/save-csv.ts';
import { Button } from '#platform/ui/button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { PriceTable } from '../../domain/offer.ts';
import type { PriceSources } from '../price-sources.ts';
import { type SeenPrices, tablePricesQuery } from './price-tables-query.ts';
import { PricesEditor } from './prices-editor.tsx';
import type { TypedPrices } from './use-prices-grid.ts';

interface TablePricesTabProps {
  readonly table: PriceTable;
  readonly sources: PriceSources;
}

/** What the products cost in the table. */
export function TablePricesTab({
  table,
  sources,
  typed,
}: TablePricesTabProps & { readonly typed: TypedPrices }) {
  const { shop } = useStaffPlace();
  const prices = useQuery(tablePricesQuery(useApi(), shop.id, table));
  if (prices.error !== null && prices.data === undefined)
    return (
      <LoadFailure
        title="Não foi possível carregar os preços"
        error={prices.error}
        again={prices.refetch}
        busy={prices.isFetching}
      />
    );
  if (prices.data === undefined) return <RowsLoading />;
  return (
    <PricesEditor
      table={table}
      sources={sources}
      seen={prices.data}
      typed={typed}
      readAgain={async () => (await prices.refetch({ throwOnError: true })).data}
      actions={
        prices.data.prices.size > 0 && <SaveSheet table={table} sources={sources} seen={prices.data} />
      }
    />
  );
}

function SaveSheet({ table, sources, seen }: TablePricesTabProps & { readonly seen: SeenPrices }) {
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const rows = await sources.rowsOf([...seen.prices.keys()]);
      saveCsv(
        `tabela-${table.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
        ['codigo', 'produto', 'preco normal', 'preco na tabela', 'preco de atacado', 'atacado a partir de'],
        rows.map(({ id, sku, name, price }) => {
          const own = seen.prices.get(id);
          const { wholesale } = own ?? {};
          return [
            ...[sku, name, toReais(price), own === undefined ? '' : toReais(own.normal)],
            ...(wholesale === undefined ? ['', ''] : [toReais(wholesale.price), toNumber(wholesale.minimum)]),
          ];
        }),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={busy} onClick={() => void save()}>
      Baixar planilha
    </Button>
  );
}
