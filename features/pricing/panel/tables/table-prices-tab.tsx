import { useQuery } from '@tanstack/react-query';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { buttonStyle } from '#platform/ui/button-style.ts';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { PriceTable } from '../../domain/price-table.ts';
import type { PriceSources } from '../price-sources.ts';
import { tablePricesQuery } from './price-tables-query.ts';
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
      actions={<Sheets table={table} sources={sources} />}
    />
  );
}

/** The table as a sheet, which the import reads again. */
function Sheets({ table, sources }: TablePricesTabProps) {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('prices:write');
  return (
    <div className="flex flex-wrap gap-2">
      {mayWrite && (
        <LinkButton href={panelHref(shop, `/tabelas-de-preco/${table.id}/importar`)}>
          Importar planilha
        </LinkButton>
      )}
      {table.products > 0 && (
        <a href={sources.sheetOf(table.id)} download className={buttonStyle({})}>
          Baixar planilha
        </a>
      )}
    </div>
  );
}
