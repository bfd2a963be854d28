import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { useLead, usePathPart } from '#platform/panel/address.ts';
import { DropZone } from '#platform/panel/pieces/drop-zone.tsx';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { useTableAddress } from '#platform/panel/table/use-table-address.ts';
import { buttonStyle } from '#platform/ui/button-style.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import { fillPath } from '#platform/web/url.ts';
import { useApi } from '#platform/web/use-api.ts';
import {
  priceSheetEndpoint,
  uploadPricesEndpoint,
} from '../../contract/price-import/price-import.endpoints.ts';
import { sheetImportFromWire } from '../../contract/sheet-import/sheet-import.wire.ts';
import type { SheetImport } from '../../domain/sheet-import/sheet-import.ts';
import { ImportBadge } from '../import/imports-screen.tsx';
import { paramsOf, priceImportQuery, priceImportsKey, priceImportsQuery } from './price-imports-query.ts';

const MAX_BYTES = 20 * 1024 * 1024;
const whole = (count: number): string => count.toLocaleString('pt-BR');

/** A sheet to import into a price table, the table as such a sheet, and the imports there were. */
export function PriceImportsScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const zone = timeZoneOf(shop);
  const lead = useLead();
  const queryClient = useQueryClient();
  const place = { shopId: shop.id, tableId: usePathPart('idtabela') };
  const address = useTableAddress();
  const list = useQuery(priceImportsQuery(api, place, address.page));
  const home = panelHref(shop, `/tabelas-de-preco/${place.tableId}`);
  const hrefOf = ({ id }: SheetImport): string => `${home}/importar/${id}`;
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const call = {
        params: paramsOf(place),
        query: { arquivo: file.name.slice(-120) },
        body: file as never,
      };
      return sheetImportFromWire(await api.call(uploadPricesEndpoint, call));
    },
    onSuccess: async (read) => {
      queryClient.setQueryData(priceImportQuery(api, place, read.id).queryKey, read);
      void queryClient.invalidateQueries({ queryKey: [...priceImportsKey(place), 'list'] });
      await lead(hrefOf(read));
    },
  });
  const { error } = upload;
  const fault = error instanceof ApiRefusal ? error.message : error && 'O envio falhou. Tente de novo.';
  const name = (one: SheetImport) => (
    <AppLink href={hrefOf(one)} className="font-semibold text-brand-text wrap-anywhere hover:underline">
      {one.fileName}
    </AppLink>
  );
  const columns: readonly Column<SheetImport>[] = [
    { id: 'arquivo', title: 'Arquivo', always: true, cell: name },
    {
      id: 'quando',
      title: 'Enviada em',
      noWrap: true,
      cell: ({ createdAt }) => formatDateTime(createdAt, zone),
    },
    { id: 'por', title: 'Por', cell: ({ by }) => by },
    { id: 'situacao', title: 'Situação', cell: ({ state }) => <ImportBadge state={state} /> },
    { id: 'linhas', title: 'Linhas', numeric: true, cell: ({ total }) => whole(total) },
    { id: 'novos', title: 'Novos', numeric: true, cell: ({ inserted }) => whole(inserted) },
    { id: 'alterados', title: 'Alterados', numeric: true, cell: ({ updated }) => whole(updated) },
    { id: 'recusados', title: 'Recusados', numeric: true, cell: ({ refused }) => whole(refused) },
  ];
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Importar preços"
        back={{ href: home, label: 'Tabela de preço' }}
        lead="Baixe a planilha da tabela, mude os preços e envie-a de volta; ou envie a do seu sistema. Antes de importar você vê o que muda."
        actions={
          <a
            href={`${fillPath(priceSheetEndpoint.path, paramsOf(place))}?formato=xlsx`}
            download
            className={buttonStyle({})}
          >
            Baixar planilha
          </a>
        }
      />
      <DropZone
        label="Planilha de preços"
        limit="CSV ou XLSX de até 20 MB e 50.000 linhas. A primeira linha são os títulos."
        accept=".csv,.xlsx"
        maxBytes={MAX_BYTES}
        progress={upload.isPending ? 0.5 : undefined}
        error={fault ?? undefined}
        onFiles={([file]) => {
          if (file !== undefined) upload.mutate(file);
        }}
      />
      <DataTable
        name="price-imports"
        caption="Importações desta tabela"
        columns={columns}
        keyOf={({ id }) => id}
        address={address}
        list={list}
        rows={list.data?.imports}
        total={list.data?.total}
        pages={list.data?.pages}
        card={(one) => (
          <div className="flex flex-col items-start gap-1">
            {name(one)}
            <p className="text-ink-2">
              {formatDateTime(one.createdAt, zone)} · {one.by} · {whole(one.total)} linhas
            </p>
            <ImportBadge state={one.state} />
          </div>
        )}
        empty={
          <EmptyState
            icon={<FileSpreadsheet />}
            title="Nenhuma planilha importada nesta tabela"
            text="Envie uma planilha acima. Nenhum preço muda antes de você confirmar."
          />
        }
      />
    </div>
  );
}
