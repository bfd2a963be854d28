import { useQuery } from '@tanstack/react-query';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { FilterBar } from '#platform/panel/table/filter-bar.tsx';
import { useTableAddress } from '#platform/panel/table/use-table-address.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { fillPath, formatQuery } from '#platform/web/url.ts';
import { useApi } from '#platform/web/use-api.ts';
import { actionName, auditKinds } from '../../contract/audit/action-names.ts';
import { exportChangesEndpoint } from '../../contract/audit/audit.endpoints.ts';
import type { RecordedChange } from '../../domain/recorded-change.ts';
import { panelHref, useStaffPlace } from '../staff-place.ts';
import { auditQuery } from './audit-query.ts';
import { ChangeDifference } from './change-difference.tsx';
import { subjectPath } from './subject-path.ts';

const kinds = Object.entries(auditKinds)
  .map(([value, label]) => ({ value, label }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'pt-BR'));

const LINK = 'inline-flex min-h-6 items-center self-start text-ink-2 text-sm underline';

/** Who changed what at the shop. */
export function AuditScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const zone = timeZoneOf(shop);
  const address = useTableAddress({ filters: ['tipo', 'de', 'ate', 'alvo'] });
  const list = useQuery(auditQuery(api, shop.id, address.query));
  const { pagina: _, ...filter } = address.query;
  const file = `${fillPath(exportChangesEndpoint.path, { idfornecedor: shop.id })}${formatQuery(filter)}`;
  const deed = (change: RecordedChange) => {
    const { action, subjectId } = change;
    const path = subjectPath(change);
    return (
      <span className="flex flex-col">
        <span className="font-medium">{actionName(action)}</span>
        {path !== undefined && (
          <AppLink href={panelHref(shop, path)} className={LINK}>
            Abrir este item
          </AppLink>
        )}
        <AppLink href={address.hrefOf({ filters: { ...address.filters, alvo: subjectId } })} className={LINK}>
          Todo o histórico deste item
        </AppLink>
      </span>
    );
  };
  const who = ({ by, email }: RecordedChange) => (
    <span className="flex flex-col">
      {by}
      <span className="wrap-anywhere text-ink-2 text-sm">{email}</span>
    </span>
  );
  const columns: readonly Column<RecordedChange>[] = [
    { id: 'at', title: 'Quando', noWrap: true, cell: ({ at }) => formatDateTime(at, zone), always: true },
    { id: 'by', title: 'Quem', cell: who },
    { id: 'action', title: 'O que fez', cell: deed, always: true },
    {
      id: 'change',
      title: 'O que mudou',
      cell: (change) => <ChangeDifference change={change} zone={zone} />,
    },
  ];
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Auditoria" lead="O que cada pessoa mudou na loja, o mais recente primeiro." />
      <DataTable
        name="audit"
        caption="Mudanças"
        columns={columns}
        rows={list.data?.changes}
        total={list.data?.total}
        pages={list.data?.pages}
        keyOf={({ id }) => id}
        list={list}
        address={address}
        export={async () => window.location.assign(file)}
        toolbar={
          <FilterBar
            address={address}
            name="audit"
            search="Quem: nome ou e-mail"
            filters={[
              { kind: 'options', name: 'tipo', label: 'O que mudou', options: kinds },
              { kind: 'days', from: 'de', to: 'ate', label: 'Período' },
            ]}
          />
        }
        card={(change) => (
          <div className="flex flex-col gap-2">
            <span className="text-ink-2 text-sm">{formatDateTime(change.at, zone)}</span>
            {deed(change)}
            {who(change)}
            <ChangeDifference change={change} zone={zone} />
          </div>
        )}
        empty={
          <EmptyState
            title="Nada mudou ainda"
            text="Toda mudança feita no painel aparece aqui, com o antes e o depois."
          />
        }
      />
    </div>
  );
}
