import { useQuery } from '@tanstack/react-query';
import { Plus, Store } from 'lucide-react';
import type { ShopState } from '#features/suppliers/domain/shop-state.ts';
import type { Answer } from '#platform/contract/endpoint.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { FilterBar } from '#platform/panel/table/filter-bar.tsx';
import { useTableAddress } from '#platform/panel/table/use-table-address.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { listShopsSchema } from '../../contract/suppliers.schema.ts';
import { shopStateFromWire } from '../../contract/suppliers.wire.ts';
import { useMayChange } from '../platform-person.ts';
import { OpenRequestsNotice } from '../requests/open-requests.tsx';
import { stateNames, stateTones } from '../shop-words.ts';
import { type ShopsWish, shopsQuery } from './shops-query.ts';

type Row = Answer<typeof listShopsSchema>['dados'][number];

export const shopHref = (id: string): string => `/plataforma/lojas/${id}`;

export function StateBadge({ state }: { readonly state: ShopState }) {
  return <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>;
}

const ShopLink = ({ row }: { readonly row: Row }) => (
  <AppLink href={shopHref(row.idfornecedor)} className="font-semibold text-brand-text hover:underline">
    {row.nome}
  </AppLink>
);

const columns: readonly Column<Row>[] = [
  { id: 'nome', title: 'Loja', cell: (row) => <ShopLink row={row} />, always: true },
  {
    id: 'situacao',
    title: 'Situação',
    cell: (row) => <StateBadge state={shopStateFromWire(row.situacao)} />,
  },
  { id: 'apelido', title: 'Apelido', cell: ({ slug }) => slug },
  { id: 'dominio', title: 'Domínio', cell: ({ dominio }) => dominio ?? '–' },
  { id: 'cnpj', title: 'CNPJ', noWrap: true, cell: ({ cnpj }) => cnpj || '–' },
];

const STATES = [
  { value: 'ABERTA', label: 'Aberta' },
  { value: 'RASCUNHO', label: 'Em preparação' },
  { value: 'SUSPENSA', label: 'Suspensa' },
  { value: 'ARQUIVADA', label: 'Arquivada' },
];

/** All shops of the platform. */
export function ShopsScreen() {
  const mayChange = useMayChange();
  const address = useTableAddress({ filters: ['situacao'] });
  const { pagina, busca, situacao } = address.query as ShopsWish;
  const wish = {
    ...(pagina === undefined ? {} : { pagina }),
    ...(busca === undefined ? {} : { busca }),
    ...(situacao === undefined ? {} : { situacao }),
  };
  const list = useQuery(shopsQuery(useApi(), wish));
  const opening = mayChange && (
    <LinkButton href="/plataforma/lojas/nova" tone="primary">
      <Plus aria-hidden="true" className="size-5" />
      Abrir loja
    </LinkButton>
  );
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Lojas" lead="Quem vende na plataforma." actions={opening} />
      <OpenRequestsNotice />
      <DataTable
        name="platform-shops"
        caption="Lojas"
        columns={columns}
        rows={list.data?.dados}
        total={list.data?.total}
        pages={list.data?.paginas}
        keyOf={(row) => row.idfornecedor}
        list={list}
        address={address}
        card={(row) => (
          <span className="flex flex-wrap items-center justify-between gap-2">
            <span className="flex min-w-0 flex-col">
              <ShopLink row={row} />
              <span className="text-ink-2 text-sm">{row.dominio ?? row.slug}</span>
            </span>
            <StateBadge state={shopStateFromWire(row.situacao)} />
          </span>
        )}
        empty={
          <EmptyState
            icon={<Store />}
            title="Nenhuma loja ainda"
            text="Abra a primeira loja, e convide quem será dono dela."
            actions={opening}
          />
        }
        toolbar={
          <FilterBar
            address={address}
            name="platform-shops"
            search="Nome, apelido ou CNPJ"
            filters={[{ kind: 'options', name: 'situacao', label: 'Situação', options: STATES }]}
          />
        }
      />
    </div>
  );
}
