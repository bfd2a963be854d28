import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { formatDocument } from '#features/accounts/domain/document.ts';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { FilterBar } from '#platform/panel/table/filter-bar.tsx';
import { useTableAddress } from '#platform/panel/table/use-table-address.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { takeTableEndpoint } from '../../contract/price-tables.endpoints.ts';
import type { PriceTable } from '../../domain/price-table.ts';
import type { PriceSources } from '../price-sources.ts';
import { GiveTableForm } from './give-table-form.tsx';
import { groupWords } from './group-words.ts';
import { tableClientsQuery, tablesKey } from './price-tables-query.ts';

interface TableClient {
  readonly id: string;
  readonly name: string;
  readonly document: string;
}

interface TableClientsTabProps {
  readonly table: PriceTable;
  readonly sources: PriceSources;
}

/** Who pays the table's prices. */
export function TableClientsTab({ table, sources }: TableClientsTabProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('prices:write');
  const address = useTableAddress();
  const list = useQuery(tableClientsQuery(api, shop.id, table.id, address));
  const queryClient = useQueryClient();
  const taking = useMutation({
    mutationFn: ({ id }: TableClient) =>
      api.call(takeTableEndpoint, { params: { idfornecedor: shop.id, idtabela: table.id, idcliente: id } }),
    onSuccess: (_, { name }) => {
      showToast({ text: `${name} volta aos preços normais.` });
      return queryClient.invalidateQueries({ queryKey: tablesKey(shop.id) });
    },
    onError: () => showToast({ tone: 'error', text: 'Não foi possível tirar o cliente. Tente de novo.' }),
  });
  const take = (client: TableClient) => (
    <Button
      tone="quiet"
      size="sm"
      aria-label={`Tirar ${client.name} da tabela`}
      disabled={taking.isPending}
      onClick={() => taking.mutate(client)}
    >
      Tirar
    </Button>
  );
  const name = ({ id, name: words }: TableClient) => (
    <AppLink
      href={panelHref(shop, `/clientes/${id}`)}
      className="inline-flex min-h-6 items-center font-semibold text-brand-text hover:underline wrap-anywhere"
    >
      {words}
    </AppLink>
  );
  const columns: readonly Column<TableClient>[] = [
    { id: 'name', title: 'Cliente', always: true, cell: name },
    { id: 'document', title: 'Documento', noWrap: true, cell: ({ document }) => formatDocument(document) },
    ...(mayWrite ? [{ id: 'take', title: 'Ações', cell: take }] : []),
  ];
  return (
    <div className="flex flex-col gap-6">
      {table.groups.length > 0 && (
        <Alert>
          {`Vale também para quem está ${groupWords(table.groups)} e não tem uma tabela própria que valha no momento. Mude isso na regra do grupo.`}
        </Alert>
      )}
      {mayWrite && !table.archived && <GiveTableForm table={table} sources={sources} />}
      <DataTable
        name="price-table-clients"
        caption="Clientes da tabela"
        columns={columns}
        rows={list.data?.clients}
        total={list.data?.total}
        pages={list.data?.pages}
        keyOf={({ id }) => id}
        card={(client) => (
          <div className="flex flex-wrap items-center justify-between gap-2">
            {name(client)}
            {mayWrite && take(client)}
          </div>
        )}
        list={list}
        address={address}
        toolbar={<FilterBar address={address} search="Nome, documento ou e-mail" />}
        empty={
          <EmptyState
            icon={<Users />}
            title="Nenhum cliente paga por esta tabela"
            text="Escolha clientes, ou um grupo inteiro: pagam os preços dela enquanto ela valer."
          />
        }
      />
    </div>
  );
}
