import { useQuery } from '@tanstack/react-query';
import { Boxes } from 'lucide-react';
import { useState } from 'react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { type RuleState, ruleState } from '#features/pricing/domain/rule-state.ts';
import { RuleStateBadge } from '#features/pricing/panel/rule-state-badge.tsx';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatParts } from '#kernel/number-format.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { useTableAddress } from '#platform/panel/table/use-table-address.ts';
import { useNow } from '#platform/panel/use-now.ts';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { ComboState } from '../../domain/combo.ts';
import { CloseComboDialog } from './close-combo-dialog.tsx';
import { combosQuery } from './combos-query.ts';

/** The shop's combos: what each costs, where it stands, and how many were sold. */
export function CombosScreen() {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('promotions:write');
  const address = useTableAddress();
  const list = useQuery(combosQuery(useApi(), shop.id, address.page));
  const now = useNow();
  const [closing, setClosing] = useState<ComboState>();
  const named = ({ combo }: ComboState) => (
    <span className="flex max-w-100 flex-col">
      <AppLink
        href={panelHref(shop, `/combos/${combo.id}`)}
        className="inline-flex min-h-6 items-center self-start font-semibold text-brand-text hover:underline wrap-anywhere"
      >
        {combo.name}
      </AppLink>
      <span className="text-ink-2 text-sm">
        {combo.items.length} produtos, {priceWords(combo.price)}
      </span>
    </span>
  );
  const close = (row: ComboState) => (
    <Button tone="quiet" size="sm" aria-label={`Encerrar ${row.combo.name}`} onClick={() => setClosing(row)}>
      Encerrar
    </Button>
  );
  const until = ({ combo }: ComboState): string =>
    combo.until === undefined ? 'Sem fim' : `Até ${formatDateTime(combo.until, timeZoneOf(shop))}`;
  const columns: readonly Column<ComboState>[] = [
    { id: 'name', title: 'Combo', always: true, cell: named },
    { id: 'state', title: 'Situação', cell: (row) => <RuleStateBadge male state={comboState(row, now)} /> },
    { id: 'until', title: 'Validade', cell: until },
    { id: 'sold', title: 'Vendidos', numeric: true, cell: soldWords },
    {
      id: 'position',
      title: 'Ordem',
      numeric: true,
      hidden: true,
      cell: ({ combo }) => combo.position,
    },
    ...(mayWrite
      ? [{ id: 'close', title: 'Ações', cell: (row: ComboState) => (row.combo.active ? close(row) : null) }]
      : []),
  ];
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title="Combos"
        lead="Vários produtos vendidos juntos por um preço só, com página própria na loja."
        actions={
          mayWrite && (
            <LinkButton tone="primary" href={panelHref(shop, '/combos/novo')}>
              Novo combo
            </LinkButton>
          )
        }
      />
      <DataTable
        name="combos"
        caption="Combos"
        columns={columns}
        rows={list.data?.rows}
        total={list.data?.total}
        pages={list.data?.pages}
        keyOf={({ combo }) => combo.id}
        card={(row) => (
          <div className="flex flex-col items-start gap-2">
            <RuleStateBadge male state={comboState(row, now)} />
            {named(row)}
            <span className="text-sm">
              Vendidos: {soldWords(row)} · {until(row)}
            </span>
            {mayWrite && row.combo.active && close(row)}
          </div>
        )}
        list={list}
        address={address}
        empty={
          <EmptyState
            icon={<Boxes />}
            title="Nenhum combo ainda"
            text="Junte produtos em um combo: ele aparece na página inicial e tem a sua página."
          />
        }
      />
      {closing !== undefined && (
        <CloseComboDialog combo={closing.combo} onClose={() => setClosing(undefined)} />
      )}
    </div>
  );
}

export const comboState = ({ combo, used }: ComboState, now: number): RuleState =>
  ruleState(
    {
      active: combo.active,
      validity: defined({ from: combo.from, until: combo.until }),
      exhausted: combo.limit !== undefined && used >= combo.limit,
    },
    now,
  );

const priceWords = (price: ComboState['combo']['price']): string =>
  price.kind === 'fixed'
    ? `por ${formatMoney(price.price)}`
    : `${formatParts(price.basisPoints, 2)}% de desconto`;

const soldWords = ({ combo, used }: ComboState): string =>
  combo.limit === undefined
    ? used.toLocaleString('pt-BR')
    : `${used.toLocaleString('pt-BR')} de ${combo.limit.toLocaleString('pt-BR')}`;
