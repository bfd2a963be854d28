import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { shownTitleFromWire } from '#features/invoices/contract/invoices.wire.ts';
import { listTitlesEndpoint } from '#features/invoices/contract/panel-titles.endpoints.ts';
import type { ShownTitle } from '#features/invoices/domain/client-titles.ts';
import { NewTitle } from '#features/invoices/panel/titles/new-title.tsx';
import { TitleActions } from '#features/invoices/panel/titles/title-actions.tsx';
import { formatMoney } from '#kernel/money.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { ClientPage } from '../../domain/client-page.ts';
import { clientKey } from '../clients-queries.ts';
import { CreditForm } from './credit-form.tsx';
import { ShowMore, usePages } from './show-more.tsx';

/** What the client owes, and how much they may owe. */
export function TitlesTab({ client }: { readonly client: ClientPage }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('invoices:write');
  const pages = usePages();
  const titles = useQuery({
    queryKey: [...clientKey(shop.id, client.clientId), 'titles', pages.limit],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shop.id };
      const query = {
        idclientedevedor: client.clientId,
        ordem: 'vencimento_desc' as const,
        limite: pages.limit,
      };
      const { dados, total } = await api.call(listTitlesEndpoint, { params, query }, { signal });
      return { titles: dados.map(shownTitleFromWire), total };
    },
  });
  const columns: readonly Column<ShownTitle>[] = [
    { id: 'document', title: 'Título', always: true, cell: ({ document }) => document },
    {
      id: 'order',
      title: 'Pedido',
      cell: ({ orderNumber }) =>
        orderNumber === undefined ? (
          '—'
        ) : (
          <AppLink
            href={panelHref(shop, `/pedidos/${orderNumber}`)}
            className="text-brand-text hover:underline"
          >
            {orderNumber}
          </AppLink>
        ),
    },
    { id: 'issued', title: 'Emissão', cell: ({ issuedOn }) => formatDay(issuedOn) },
    { id: 'due', title: 'Vencimento', noWrap: true, cell: ({ dueOn }) => formatDay(dueOn) },
    { id: 'status', title: 'Situação', cell: (title) => <TitleBadge title={title} /> },
    { id: 'amount', title: 'Valor', numeric: true, cell: ({ amount }) => formatMoney(amount) },
    ...(mayWrite
      ? [
          {
            id: 'action',
            title: 'Ação',
            always: true,
            cell: (title: ShownTitle) => <TitleActions title={title} />,
          },
        ]
      : []),
  ];
  return (
    <div className="flex flex-col gap-5">
      <CreditForm client={client} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">Títulos</h2>
        {!client.forgotten && <NewTitle clientId={client.clientId} />}
      </div>
      <DataTable
        name="client-titles"
        caption="Títulos do cliente"
        columns={columns}
        rows={titles.data?.titles}
        total={titles.data?.total}
        keyOf={({ id }) => id}
        card={(title) => (
          <div className="flex flex-col gap-2">
            <span className="flex items-center justify-between gap-3">
              <span className="font-semibold text-base">{title.document}</span>
              <TitleBadge title={title} />
            </span>
            <span className="flex items-baseline justify-between gap-3 text-ink-2">
              <span>Vence em {formatDay(title.dueOn)}</span>
              <span className="font-semibold text-base text-ink tabular-nums">
                {formatMoney(title.amount)}
              </span>
            </span>
            <TitleActions title={title} />
          </div>
        )}
        list={titles}
        empty={
          <EmptyState
            icon={<ReceiptText />}
            title="Nenhum título"
            text="Compras a prazo e boletos deste cliente aparecem aqui."
          />
        }
      />
      <ShowMore pages={pages} total={titles.data?.total} busy={titles.isFetching} />
    </div>
  );
}

function TitleBadge({ title: { status, overdue } }: { readonly title: ShownTitle }) {
  if (status === 'paid') return <Badge tone="success">Pago</Badge>;
  if (status === 'cancelled') return <Badge>Cancelado</Badge>;
  return overdue ? <Badge tone="danger">Vencido</Badge> : <Badge tone="warn">Em aberto</Badge>;
}
