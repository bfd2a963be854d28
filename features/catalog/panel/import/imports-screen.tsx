import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { useLead } from '#platform/panel/address.ts';
import { DropZone } from '#platform/panel/pieces/drop-zone.tsx';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { useTableAddress } from '#platform/panel/table/use-table-address.ts';
import { Badge, type Tone } from '#platform/ui/badge.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { uploadSheetEndpoint } from '../../contract/sheet-import/sheet-import.endpoints.ts';
import { sheetImportFromWire } from '../../contract/sheet-import/sheet-import.wire.ts';
import { stateWords } from '../../contract/sheet-import/sheet-import-texts.ts';
import type { ImportState, SheetImport } from '../../domain/sheet-import/sheet-import.ts';
import { importQuery, importsKey, importsQuery } from './imports-query.ts';

const MAX_BYTES = 20 * 1024 * 1024;

const tones: Readonly<Record<ImportState, Tone>> = {
  read: 'warn',
  queued: 'info',
  running: 'info',
  done: 'success',
  cancelled: 'neutral',
  undoing: 'info',
  undone: 'neutral',
};

/** The state of an import. */
export const ImportBadge = ({ state }: Pick<SheetImport, 'state'>) => (
  <Badge tone={tones[state]}>{stateWords[state]}</Badge>
);

const whole = (count: number): string => count.toLocaleString('pt-BR');

/** A file to import, and all imports there were. */
export function ImportsScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const zone = timeZoneOf(shop);
  const mayWrite = useMay('catalog:write');
  const lead = useLead();
  const queryClient = useQueryClient();
  const address = useTableAddress();
  const list = useQuery(importsQuery(api, shop.id, address.page));
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const query = { arquivo: file.name.slice(-120) };
      const call = { params: { idfornecedor: shop.id }, query, body: file as never };
      return sheetImportFromWire(await api.call(uploadSheetEndpoint, call));
    },
    onSuccess: async (read) => {
      queryClient.setQueryData(importQuery(api, shop.id, read.id).queryKey, read);
      void queryClient.invalidateQueries({ queryKey: [...importsKey(shop.id), 'list'] });
      await lead(hrefOf(read));
    },
  });
  const { error } = upload;
  const fault = error instanceof ApiRefusal ? error.message : error && 'O envio falhou. Tente de novo.';
  const hrefOf = ({ id }: SheetImport): string => panelHref(shop, `/importacoes/${id}`);
  const columns: readonly Column<SheetImport>[] = [
    {
      id: 'arquivo',
      title: 'Arquivo',
      always: true,
      cell: (one) => (
        <AppLink href={hrefOf(one)} className="font-semibold text-brand-text hover:underline">
          {one.fileName}
        </AppLink>
      ),
    },
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
        title="Importações"
        lead="Envie a planilha do seu sistema. Antes de importar você confere as colunas e vê o que vai mudar."
      />
      {mayWrite && (
        <DropZone
          label="Planilha de produtos"
          limit="CSV ou XLSX de até 20 MB e 50.000 linhas. A primeira linha são os títulos."
          accept=".csv,.xlsx"
          maxBytes={MAX_BYTES}
          progress={upload.isPending ? 0.5 : undefined}
          error={fault ?? undefined}
          onFiles={([file]) => {
            if (file !== undefined) upload.mutate(file);
          }}
        />
      )}
      <DataTable
        name="imports"
        caption="Importações"
        columns={columns}
        keyOf={({ id }) => id}
        address={address}
        list={list}
        rows={list.data?.imports}
        total={list.data?.total}
        pages={list.data?.pages}
        card={(one) => (
          <div className="flex flex-col items-start gap-1">
            <AppLink
              href={hrefOf(one)}
              className="font-semibold text-brand-text wrap-anywhere hover:underline"
            >
              {one.fileName}
            </AppLink>
            <p className="text-ink-2">
              {formatDateTime(one.createdAt, zone)} · {one.by} · {whole(one.total)} linhas
            </p>
            <ImportBadge state={one.state} />
          </div>
        )}
        empty={
          <EmptyState
            icon={<FileSpreadsheet />}
            title="Nenhuma importação ainda"
            text="Envie uma planilha acima. Nada muda na loja antes de você confirmar."
          />
        }
      />
    </div>
  );
}
