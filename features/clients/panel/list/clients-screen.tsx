import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { formatDocument } from '#features/accounts/domain/document.ts';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { representativesQuery } from '#features/delegation/panel/representatives-query.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDate } from '#kernel/time/time-zone.ts';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { FilterBar } from '#platform/panel/table/filter-bar.tsx';
import { useTableAddress } from '#platform/panel/table/use-table-address.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { ClientSummary } from '../../domain/client-summary.ts';
import { clientsQuery, groupsQuery } from '../clients-queries.ts';
import { StandingBadge } from '../standing-badge.tsx';
import { ClientCard } from './client-card.tsx';
import { clientFilters, FILTER_NAMES } from './client-filters.ts';

/** The shop's clients. */
export function ClientsScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const zone = timeZoneOf(shop);
  const address = useTableAddress({ filters: [...FILTER_NAMES], sort: { key: 'nome', order: 'asc' } });
  const clients = useQuery(clientsQuery(api, shop.id, address.query));
  const groups = useQuery(groupsQuery(api, shop.id));
  const seesRepresentatives = useMay('representatives:read');
  const representatives = useQuery({ ...representativesQuery(api, shop.id), enabled: seesRepresentatives });
  const filters = clientFilters(groups.data ?? [], representatives.data ?? []);
  const hrefOf = ({ clientId }: ClientSummary): string => panelHref(shop, `/clientes/${clientId}`);
  const { data } = clients;
  const columns: readonly Column<ClientSummary>[] = [
    {
      id: 'name',
      title: 'Cliente',
      always: true,
      sort: 'nome',
      cell: (client) => (
        <span className="flex flex-col">
          <AppLink href={hrefOf(client)} className="font-semibold text-brand-text hover:underline">
            {client.name}
          </AppLink>
          <span className="text-ink-2 text-sm wrap-anywhere">{client.email}</span>
        </span>
      ),
    },
    {
      id: 'document',
      title: 'CPF ou CNPJ',
      noWrap: true,
      cell: ({ document }) => formatDocument(document ?? ''),
    },
    { id: 'erp', title: 'Código', noWrap: true, hidden: true, cell: ({ erpCode }) => erpCode ?? '' },
    { id: 'standing', title: 'Cadastro', cell: ({ standing }) => <StandingBadge standing={standing} /> },
    {
      id: 'representatives',
      title: 'Representante',
      cell: ({ representatives: all }) => all.map(({ name }) => name).join(', '),
    },
    {
      id: 'last',
      title: 'Último pedido',
      noWrap: true,
      sort: 'ultimoPedido',
      cell: ({ purchases: { last } }) => (last === undefined ? '—' : formatDate(last.at, zone)),
    },
    {
      id: 'spent',
      title: 'Comprou',
      numeric: true,
      sort: 'totalComprado',
      cell: ({ purchases: { spent } }) => formatMoney(spent),
    },
    {
      id: 'owes',
      title: 'Em aberto',
      numeric: true,
      cell: ({ openTitles: { amount, overdue } }) => (
        <span className={overdue > 0 ? 'font-semibold text-danger' : undefined}>
          {amount === 0 ? '—' : formatMoney(amount)}
        </span>
      ),
    },
    {
      id: 'since',
      title: 'Cliente desde',
      sort: 'desde',
      hidden: true,
      cell: ({ since }) => formatDate(since, zone),
    },
  ];
  return (
    <div className="flex flex-col gap-5">
      <PageTitle lead={data === undefined ? undefined : countWords(data.total)}>Clientes</PageTitle>
      <DataTable
        name="clients"
        caption="Clientes"
        columns={columns}
        rows={data?.clients}
        total={data?.total}
        pages={data?.pages}
        keyOf={({ clientId }) => clientId}
        card={(client) => <ClientCard client={client} href={hrefOf(client)} />}
        list={clients}
        address={address}
        toolbar={
          <FilterBar
            address={address}
            search="Nome, CPF ou CNPJ, e-mail ou código"
            filters={filters}
            name="clients"
          />
        }
        empty={
          <EmptyState
            icon={<Users />}
            title="Nenhum cliente ainda"
            text="Quem se cadastra ou compra na loja aparece aqui."
          />
        }
      />
    </div>
  );
}

const countWords = (total: number): string =>
  total === 1 ? '1 cliente' : `${total.toLocaleString('pt-BR')} clientes`;
