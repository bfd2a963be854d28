import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { formatDocument } from '#features/accounts/domain/document.ts';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import { pageCount } from '#kernel/page.ts';
import { formatDate } from '#kernel/time/time-zone.ts';
import { usePathPart } from '#platform/panel/address.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { NothingHere } from '#platform/panel/states.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { FilterBar } from '#platform/panel/table/filter-bar.tsx';
import { useTableAddress } from '#platform/panel/table/use-table-address.ts';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { RepresentedClient } from '../domain/represented-client.ts';
import { DismissDialog } from './dismiss-dialog.tsx';
import { PORTFOLIO_PAGE, portfolioQuery, representativesQuery } from './representatives-query.ts';
import { TransferDialog } from './transfer-dialog.tsx';

const cityOf = ({ city, state }: RepresentedClient): string =>
  city === undefined ? '' : `${city} - ${state}`;

const placeOf = (client: RepresentedClient): string =>
  [formatDocument(client.document ?? ''), cityOf(client)].filter((part) => part !== '').join(' · ');

/** The clients of a representative: all or some of them pass to another. */
export function PortfolioScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const id = usePathPart('id');
  const mayWrite = useMay('representatives:write');
  const address = useTableAddress();
  const [moving, setMoving] = useState<'all' | readonly string[]>();
  const [dismissing, setDismissing] = useState(false);
  const representatives = useQuery(representativesQuery(api, shop.id));
  const clients = useQuery(portfolioQuery(api, shop.id, id, address));
  if (clients.error instanceof ApiRefusal && (clients.error.status === 404 || clients.error.status === 400))
    return <NothingHere home={panelHref(shop)} />;
  const one = representatives.data?.find(({ userId }) => userId === id);
  const others = representatives.data?.filter(({ userId }) => userId !== id) ?? [];
  const { data } = clients;
  const hrefOf = (client: RepresentedClient): string => panelHref(shop, `/clientes/${client.id}`);
  const lastOrder = ({ lastOrder: last }: RepresentedClient): string =>
    last === undefined ? '—' : `${formatDate(last.at, timeZoneOf(shop))} · ${formatMoney(last.total)}`;
  const columns: readonly Column<RepresentedClient>[] = [
    {
      id: 'name',
      title: 'Cliente',
      always: true,
      cell: (client) => (
        <AppLink href={hrefOf(client)} className="font-semibold text-brand-text hover:underline">
          {client.name}
        </AppLink>
      ),
    },
    {
      id: 'document',
      title: 'CPF ou CNPJ',
      noWrap: true,
      cell: ({ document }) => formatDocument(document ?? ''),
    },
    {
      id: 'city',
      title: 'Cidade',
      cell: cityOf,
    },
    { id: 'last', title: 'Último pedido', noWrap: true, cell: lastOrder },
  ];
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={one?.name ?? 'Representante'}
        back={{ href: panelHref(shop, '/representantes'), label: 'Representantes' }}
        {...(one === undefined
          ? {}
          : { lead: `${one.email} · desde ${formatDate(one.since, timeZoneOf(shop))}` })}
        actions={
          mayWrite &&
          one !== undefined && (
            <>
              {others.length > 0 && one.clientCount > 0 && (
                <Button onClick={() => setMoving('all')}>Transferir a carteira</Button>
              )}
              <Button tone="danger" onClick={() => setDismissing(true)}>
                Encerrar representação
              </Button>
            </>
          )
        }
      />
      <DataTable
        name="portfolio"
        caption="Clientes da carteira"
        columns={columns}
        rows={data?.clients}
        total={data?.total}
        pages={data === undefined ? undefined : pageCount(data.total, PORTFOLIO_PAGE)}
        keyOf={(client) => client.id}
        card={(client) => (
          <AppLink href={hrefOf(client)} className="flex flex-col gap-1">
            <span className="font-semibold text-base wrap-anywhere">{client.name}</span>
            <span className="text-ink-2 text-sm">{placeOf(client)}</span>
            <span className="text-ink-2 text-sm">
              {client.lastOrder === undefined ? 'Nenhum pedido ainda' : `Último pedido: ${lastOrder(client)}`}
            </span>
          </AppLink>
        )}
        list={clients}
        address={address}
        toolbar={<FilterBar address={address} search="Nome, documento, e-mail ou cidade" name="portfolio" />}
        {...(mayWrite && others.length > 0
          ? {
              bulk: ({ rows }: { readonly rows: readonly RepresentedClient[] }) => (
                <Button size="sm" onClick={() => setMoving(rows.map((client) => client.id))}>
                  Transferir
                </Button>
              ),
            }
          : {})}
        empty={
          <EmptyState
            icon={<Users />}
            title="Nenhum cliente na carteira"
            text="Abra um cliente e ponha-o na carteira deste representante."
          />
        }
      />
      {moving !== undefined && (
        <TransferDialog
          from={{ userId: id, name: one?.name ?? '', clientCount: one?.clientCount ?? 0 }}
          clientIds={moving === 'all' ? undefined : moving}
          others={others}
          onClose={() => setMoving(undefined)}
        />
      )}
      {dismissing && one !== undefined && (
        <DismissDialog representative={one} onClose={() => setDismissing(false)} />
      )}
    </div>
  );
}
