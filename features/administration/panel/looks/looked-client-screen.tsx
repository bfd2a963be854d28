import { useQuery } from '@tanstack/react-query';
import { StatusBadge } from '#features/orders/panel/status-badge.tsx';
import { NO_SUPPLIER } from '#features/suppliers/domain/shop.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDate, formatDateTime } from '#kernel/time/time-zone.ts';
import { usePathPart } from '#platform/panel/address.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { Badge, type Tone } from '#platform/ui/badge.tsx';
import { Card } from '#platform/ui/card.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { SummaryList } from '#platform/ui/summary-list.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { LookedClient, LookedClientOrder } from '../../domain/look.ts';
import { LookNote } from './look-note.tsx';
import { lookedClientQuery, lookedOrderHref } from './looks-query.ts';

const zone = timeZoneOf(NO_SUPPLIER);

const standings: Readonly<Record<LookedClient['standing'], { readonly title: string; readonly tone: Tone }>> =
  {
    approved: { title: 'Aprovado', tone: 'success' },
    refused: { title: 'Recusado', tone: 'danger' },
    waiting: { title: 'À espera de aprovação', tone: 'warn' },
  };

/** One client of a shop, for the platform's support. */
export function LookedClientScreen() {
  const shopId = usePathPart('id');
  const query = lookedClientQuery(useApi(), shopId, usePathPart('cliente'));
  const { data, error, refetch, isFetching } = useQuery(query);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={data?.name || 'Cliente'}
        back={{ href: '/plataforma/busca', label: 'Busca' }}
        status={data && <Badge tone={standings[data.standing].tone}>{standings[data.standing].title}</Badge>}
        actions={<LinkButton href={`/plataforma/lojas/${shopId}`}>Ver a loja</LinkButton>}
      />
      {data === undefined && error === null && <RowsLoading />}
      {error !== null && (
        <LoadFailure
          title="Não foi possível abrir o cliente"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {data !== undefined && (
        <>
          <LookNote />
          <Facts client={data} />
          <LastOrders client={data} shopId={shopId} />
        </>
      )}
    </div>
  );
}

function Facts({ client }: { readonly client: LookedClient }) {
  const rows = [
    { label: 'Tipo', value: client.company ? 'Empresa' : 'Pessoa' },
    { label: client.company ? 'CNPJ' : 'Documento', value: client.document ?? '–' },
    { label: 'E-mail', value: client.email ?? '–' },
    { label: 'Cliente desde', value: formatDate(client.since, zone) },
    { label: 'Código no ERP', value: client.erpCode ?? '–' },
    { label: 'Compras', value: `${client.purchases}, no total de ${formatMoney(client.spent)}` },
  ];
  return (
    <Card as="section" aria-labelledby="dados" className="flex max-w-225 flex-col gap-4">
      <h2 id="dados" className="text-lg">
        Dados nesta loja
      </h2>
      <SummaryList rows={rows} />
    </Card>
  );
}

function LastOrders({ client, shopId }: { readonly client: LookedClient; readonly shopId: string }) {
  const link = ({ number }: LookedClientOrder) => (
    <AppLink href={lookedOrderHref(shopId, number)} className="font-semibold text-brand-text underline">
      {number}
    </AppLink>
  );
  const columns: readonly Column<LookedClientOrder>[] = [
    { id: 'number', title: 'Pedido', cell: link, always: true },
    { id: 'status', title: 'Situação', cell: ({ status }) => <StatusBadge status={status} /> },
    { id: 'at', title: 'Feito em', noWrap: true, cell: ({ createdAt }) => formatDateTime(createdAt, zone) },
    { id: 'total', title: 'Total', numeric: true, cell: ({ total }) => formatMoney(total) },
  ];
  return (
    <section aria-labelledby="pedidos" className="flex flex-col gap-3">
      <h2 id="pedidos" className="text-lg">
        Últimos pedidos
      </h2>
      <DataTable
        name="platform-client-orders"
        caption="Últimos pedidos"
        columns={columns}
        rows={client.orders}
        keyOf={({ number }) => number}
        card={(order) => (
          <span className="flex flex-wrap items-center justify-between gap-2">
            {link(order)} <StatusBadge status={order.status} />
            <span className="basis-full text-ink-2 text-sm">
              {formatDateTime(order.createdAt, zone)} · {formatMoney(order.total)}
            </span>
          </span>
        )}
        empty={<EmptyState title="Nenhum pedido" text="Este cliente ainda não pediu nada nesta loja." />}
      />
    </section>
  );
}
