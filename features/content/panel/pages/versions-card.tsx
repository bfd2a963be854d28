import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { DataTable } from '#platform/panel/table/data-table.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { ListedVersion, PageToEdit } from '../../contract/edited-page.wire.ts';
import { restoreVersionEndpoint } from '../../contract/panel-pages.endpoints.ts';
import { versionsQuery } from './pages-query.ts';
import { usePageChange } from './use-page-change.ts';
import { VersionDialog } from './version-dialog.tsx';

interface VersionsCardProps {
  readonly page: PageToEdit;
  readonly mayWrite: boolean;
}

/** What was saved before; any of it can become the latest again. */
export function VersionsCard({ page, mayWrite }: VersionsCardProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const list = useQuery(versionsQuery(api, shop.id, page.id, page.version));
  const [open, setOpen] = useState<number>();
  const change = usePageChange();
  const restore = (version: number): void =>
    change.mutate(
      {
        call: () =>
          api.call(restoreVersionEndpoint, {
            params: { idfornecedor: shop.id, idpagina: page.id, versao: version },
          }),
        done: `A versão ${version} é outra vez a última, como rascunho.`,
      },
      { onSuccess: () => setOpen(undefined) },
    );
  const named = ({ version }: ListedVersion) => (
    <span className="flex flex-wrap items-center gap-2">
      <strong>Versão {version}</strong>
      {page.publications.some((publication) => publication.version === version) && (
        <Badge tone="success">Na loja</Badge>
      )}
    </span>
  );
  const see = ({ version }: ListedVersion) => (
    <Button size="sm" tone="quiet" aria-label={`Ver a versão ${version}`} onClick={() => setOpen(version)}>
      Ver
    </Button>
  );
  const at = ({ savedAt }: ListedVersion): string => formatDateTime(savedAt, timeZoneOf(shop));
  return (
    <section aria-labelledby="versoes" className="flex flex-col gap-3">
      <h2 id="versoes" className="font-semibold text-lg">
        Versões
      </h2>
      <DataTable
        name="page-versions"
        caption="Versões da página"
        columns={[
          { id: 'version', title: 'Versão', always: true, cell: named },
          { id: 'title', title: 'Título', cell: ({ title }) => title },
          { id: 'at', title: 'Salva em', cell: at },
          { id: 'see', title: 'Ações', always: true, cell: see },
        ]}
        rows={list.data}
        keyOf={({ version }) => version}
        card={(row) => (
          <div className="flex flex-col items-start gap-1">
            {named(row)}
            <span className="text-sm">{row.title}</span>
            <span className="text-ink-2 text-sm">{at(row)}</span>
            {see(row)}
          </div>
        )}
        list={list}
        empty={<p className="text-ink-2 text-sm">Nenhuma versão.</p>}
      />
      {open !== undefined && (
        <VersionDialog
          page={page}
          version={open}
          onClose={() => setOpen(undefined)}
          restoring={change.isPending}
          {...(mayWrite && open !== page.version ? { onRestore: () => restore(open) } : {})}
        />
      )}
    </section>
  );
}
