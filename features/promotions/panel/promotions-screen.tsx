import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { type RuleState, ruleState } from '#features/pricing/domain/rule-state.ts';
import { RuleStateBadge } from '#features/pricing/panel/rule-state-badge.tsx';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { useTableAddress } from '#platform/panel/table/use-table-address.ts';
import { useNow } from '#platform/panel/use-now.ts';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { PanelPromotion } from '../contract/promotion/panel-promotion.wire.ts';
import { endPromotionEndpoint } from '../contract/promotion/panel-promotions.endpoints.ts';
import { promotionSentence } from '../contract/promotion/promotion-sentence.ts';
import { promotionsKey, promotionsQuery } from './promotions-query.ts';

/** The shop's promotions: what each does, where it stands, and what it gave so far. */
export function PromotionsScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('promotions:write');
  const address = useTableAddress();
  const list = useQuery(promotionsQuery(api, shop.id, address.page));
  const now = useNow();
  const [ending, setEnding] = useState<PanelPromotion>();
  const stateOf = (row: PanelPromotion): RuleState =>
    ruleState({ ...row, validity: row.promotion.validity }, now);
  const end = (row: PanelPromotion) => (
    <Button tone="quiet" size="sm" onClick={() => setEnding(row)}>
      Encerrar
    </Button>
  );
  const columns: readonly Column<PanelPromotion>[] = [
    { id: 'name', title: 'Oferta', always: true, cell: (row) => <Named row={row} /> },
    { id: 'state', title: 'Situação', cell: (row) => <RuleStateBadge state={stateOf(row)} /> },
    { id: 'until', title: 'Validade', cell: (row) => validityWords(row, timeZoneOf(shop)) },
    {
      id: 'priority',
      title: 'Prioridade',
      numeric: true,
      hidden: true,
      cell: (row) => row.promotion.priority,
    },
    { id: 'used', title: 'Usos', numeric: true, cell: ({ used }) => used.toLocaleString('pt-BR') },
    { id: 'saved', title: 'Já deu', numeric: true, cell: ({ saved }) => formatMoney(saved) },
    ...(mayWrite
      ? [
          {
            id: 'end',
            title: 'Ações',
            cell: (row: PanelPromotion) => (stateOf(row) === 'ended' ? null : end(row)),
          },
        ]
      : []),
  ];
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title="Ofertas"
        lead="Leve e pague, desconto na segunda unidade e brindes. O carrinho decide sozinho o melhor para o cliente."
        actions={
          mayWrite && (
            <LinkButton tone="primary" href={panelHref(shop, '/ofertas/nova')}>
              Nova oferta
            </LinkButton>
          )
        }
      />
      <DataTable
        name="promotions"
        caption="Ofertas"
        columns={columns}
        rows={list.data?.rows}
        total={list.data?.total}
        pages={list.data?.pages}
        keyOf={({ promotion }) => promotion.id}
        card={(row) => (
          <div className="flex flex-col items-start gap-2">
            <RuleStateBadge state={stateOf(row)} />
            <Named row={row} />
            <span className="text-sm">
              {row.used.toLocaleString('pt-BR')} usos · {formatMoney(row.saved)} dados
            </span>
            {mayWrite && stateOf(row) !== 'ended' && end(row)}
          </div>
        )}
        list={list}
        address={address}
        empty={
          <EmptyState
            icon={<Gift />}
            title="Nenhuma oferta ainda"
            text="Crie uma oferta: ela vale a partir do próximo carrinho."
          />
        }
      />
      {ending !== undefined && <EndDialog row={ending} onClose={() => setEnding(undefined)} />}
    </div>
  );
}

function Named({ row: { promotion } }: { readonly row: PanelPromotion }) {
  const { shop } = useStaffPlace();
  return (
    <span className="flex max-w-100 flex-col">
      <AppLink
        href={panelHref(shop, `/ofertas/${promotion.id}`)}
        className="inline-flex min-h-6 items-center self-start font-semibold text-brand-text hover:underline wrap-anywhere"
      >
        {promotion.name}
      </AppLink>
      <span className="text-ink-2 text-sm">{promotionSentence(promotion)}</span>
    </span>
  );
}

function EndDialog({ row, onClose }: { readonly row: PanelPromotion; readonly onClose: () => void }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const { name, id } = row.promotion;
  const { mutateAsync } = useMutation({
    mutationFn: () => api.call(endPromotionEndpoint, { params: { idfornecedor: shop.id, idoferta: id } }),
    onSuccess: async () => {
      showToast({ text: `A oferta “${name}” foi encerrada.` });
      await client.invalidateQueries({ queryKey: promotionsKey(shop.id) });
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Encerrar a oferta “${name}”?`}
      text="Os próximos carrinhos não a têm mais. Os pedidos feitos com ela ficam como estão."
      action="Encerrar oferta"
      danger
      onConfirm={() => mutateAsync()}
    />
  );
}

function validityWords({ promotion: { validity } }: PanelPromotion, zone: string): string {
  const { from, until } = validity;
  const start = from === undefined ? '' : `de ${formatDateTime(from, zone)}`;
  const end = until === undefined ? '' : `até ${formatDateTime(until, zone)}`;
  return [start, end].filter(Boolean).join(' ') || 'Sem prazo';
}
