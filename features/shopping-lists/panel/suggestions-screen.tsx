import { useQuery } from '@tanstack/react-query';
import { ListTodo } from 'lucide-react';
import { useState } from 'react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDate } from '#kernel/time/time-zone.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { FilterBar } from '#platform/panel/table/filter-bar.tsx';
import { useTableAddress } from '#platform/panel/table/use-table-address.ts';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { SuggestionHead } from '../domain/suggestion.ts';
import { audienceWords, productWords } from './audience-words.ts';
import { SuggestionBadge } from './suggestion-badge.tsx';
import { suggestionsQuery } from './suggestions-query.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const STATES = [
  { value: 'sugerida', label: 'Sugeridas' },
  { value: 'retirada', label: 'Retiradas' },
];

/** The shopping lists that the shop suggests, those that clients see first. */
export function SuggestionsScreen() {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('shopping-lists:write');
  const address = useTableAddress({ filters: ['situacao'] });
  const wish = { page: address.page, text: address.text, state: address.filters.situacao };
  const list = useQuery(suggestionsQuery(useApi(), shop.id, wish));
  const [withdrawing, setWithdrawing] = useState<SuggestionHead>();
  const named = ({ id, name, description }: SuggestionHead) => (
    <span className="flex max-w-100 flex-col">
      <AppLink
        href={panelHref(shop, `/listas/${id}`)}
        className="inline-flex min-h-6 items-center self-start font-semibold text-brand-text hover:underline wrap-anywhere"
      >
        {name}
      </AppLink>
      {description !== '' && <span className="line-clamp-1 text-ink-2 text-sm">{description}</span>}
    </span>
  );
  const changed = ({ updatedAt }: SuggestionHead): string => formatDate(updatedAt, timeZoneOf(shop));
  const withdraw = (row: SuggestionHead) => (
    <Button
      tone="quiet"
      size="sm"
      aria-label={`Deixar de sugerir ${row.name}`}
      onClick={() => setWithdrawing(row)}
    >
      Deixar de sugerir
    </Button>
  );
  const columns: readonly Column<SuggestionHead>[] = [
    { id: 'name', title: 'Lista', always: true, cell: named },
    { id: 'state', title: 'Situação', cell: ({ active }) => <SuggestionBadge active={active} /> },
    { id: 'audience', title: 'Para quem', cell: ({ audience }) => audienceWords(audience) },
    { id: 'products', title: 'Produtos', numeric: true, cell: ({ productCount }) => productCount },
    { id: 'changed', title: 'Alterada', cell: changed },
    ...(mayWrite
      ? [
          {
            id: 'withdraw',
            title: 'Ações',
            cell: (row: SuggestionHead) => (row.active ? withdraw(row) : null),
          },
        ]
      : []),
  ];
  const make = mayWrite && (
    <LinkButton tone="primary" href={panelHref(shop, '/listas/nova')}>
      Nova lista
    </LinkButton>
  );
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title="Listas sugeridas"
        lead="Compras prontas que a loja oferece aos clientes: uma cesta do mês, o básico de uma obra."
        actions={make}
      />
      <DataTable
        name="suggested-lists"
        caption="Listas sugeridas"
        columns={columns}
        rows={list.data?.rows}
        total={list.data?.total}
        pages={list.data?.pages}
        keyOf={({ id }) => id}
        card={(row) => (
          <div className="flex flex-col items-start gap-2">
            <SuggestionBadge active={row.active} />
            {named(row)}
            <span className="text-sm">
              {productWords(row.productCount)} · {audienceWords(row.audience)}
            </span>
            {mayWrite && row.active && withdraw(row)}
          </div>
        )}
        list={list}
        address={address}
        toolbar={
          <FilterBar
            address={address}
            search="Nome da lista"
            name="suggested-lists"
            filters={[{ kind: 'options', name: 'situacao', label: 'Situação', options: STATES }]}
          />
        }
        empty={
          <EmptyState
            icon={<ListTodo />}
            title="Nenhuma lista sugerida"
            text="Monte uma lista de produtos: os clientes a encontram em “Listas de compras” e a levam ao carrinho."
          />
        }
      />
      {withdrawing !== undefined && (
        <WithdrawDialog list={withdrawing} onClose={() => setWithdrawing(undefined)} />
      )}
    </div>
  );
}
