import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { formatDocument } from '#features/accounts/domain/document.ts';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDate } from '#kernel/time/time-zone.ts';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { FilterBar } from '#platform/panel/table/filter-bar.tsx';
import { useTableAddress } from '#platform/panel/table/use-table-address.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { ClientSummary } from '../../domain/client-summary.ts';
import type { AutomaticGroup } from '../../domain/rules/automatic-group.ts';
import { clientsQuery } from '../clients-queries.ts';
import { ClientCard } from '../list/client-card.tsx';

/** Who is in the group now. */
export function GroupMembersTab({ group }: { readonly group: AutomaticGroup }) {
  const { shop } = useStaffPlace();
  const zone = timeZoneOf(shop);
  const address = useTableAddress({ sort: { key: 'nome', order: 'asc' } });
  const members = useQuery(clientsQuery(useApi(), shop.id, { ...address.query, grupo: group.name }));
  const hrefOf = ({ clientId }: ClientSummary): string => panelHref(shop, `/clientes/${clientId}`);
  const columns: readonly Column<ClientSummary>[] = [
    {
      id: 'name',
      title: 'Cliente',
      always: true,
      sort: 'nome',
      cell: (client) => (
        <AppLink
          href={hrefOf(client)}
          className="inline-flex min-h-6 items-center font-semibold text-brand-text hover:underline wrap-anywhere"
        >
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
      id: 'last',
      title: 'Último pedido',
      noWrap: true,
      sort: 'ultimoPedido',
      cell: ({ purchases: { last } }) => (last === undefined ? '—' : formatDate(last.at, zone)),
    },
    {
      id: 'spent',
      title: 'Comprou em tudo',
      numeric: true,
      sort: 'totalComprado',
      cell: ({ purchases: { spent } }) => formatMoney(spent),
    },
  ];
  return (
    <DataTable
      name="group-members"
      caption="Clientes do grupo"
      columns={columns}
      rows={members.data?.clients}
      total={members.data?.total}
      pages={members.data?.pages}
      keyOf={({ clientId }) => clientId}
      card={(client) => <ClientCard client={client} href={hrefOf(client)} />}
      list={members}
      address={address}
      toolbar={<FilterBar address={address} search="Nome, CPF ou CNPJ, e-mail ou código" />}
      empty={
        <EmptyState
          icon={<Users />}
          title={
            group.progress.running ? 'Os clientes estão sendo calculados' : 'Ninguém cumpre a regra agora'
          }
          text={
            group.progress.running
              ? 'Em instantes aparece aqui quem cumpre a regra.'
              : 'Quem passar a cumprir a regra entra sozinho. Para incluir mais gente, mude a regra.'
          }
        />
      }
    />
  );
}
