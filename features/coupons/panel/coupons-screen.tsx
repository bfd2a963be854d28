import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { ruleState } from '#features/pricing/domain/rule-state.ts';
import { RuleStateBadge } from '#features/pricing/panel/rule-state-badge.tsx';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
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
import { conditionWords, discountWords } from '../contract/coupon-words.ts';
import { disableCouponEndpoint } from '../contract/panel-coupons.endpoints.ts';
import { type CouponRow, couponsKey, couponsQuery } from './coupons-query.ts';

/** The shop's coupons, the newest first: what each gives, where it stands, how often it was used. */
export function CouponsScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('coupons:write');
  const address = useTableAddress();
  const list = useQuery(couponsQuery(api, shop.id, address.page));
  const now = useNow();
  const [ending, setEnding] = useState<CouponRow>();
  const zone = timeZoneOf(shop);
  const end = (row: CouponRow) => (
    <Button tone="quiet" size="sm" onClick={() => setEnding(row)}>
      Desativar
    </Button>
  );
  const code = ({ id, coupon }: CouponRow) => (
    <AppLink
      href={panelHref(shop, `/cupons/${id}`)}
      className="inline-flex min-h-6 items-center self-start font-semibold text-brand-text hover:underline wrap-anywhere"
    >
      {coupon.code}
    </AppLink>
  );
  const columns: readonly Column<CouponRow>[] = [
    { id: 'code', title: 'Código', always: true, cell: code },
    { id: 'gives', title: 'O que dá', cell: (row) => givesWords(row, zone) },
    { id: 'state', title: 'Situação', cell: (row) => <RuleStateBadge male state={ruleState(row, now)} /> },
    { id: 'used', title: 'Usos', numeric: true, cell: usesWords },
    ...(mayWrite
      ? [{ id: 'end', title: 'Ações', cell: (row: CouponRow) => (row.active ? end(row) : null) }]
      : []),
  ];
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title="Cupons"
        lead="Um código que o cliente digita no carrinho, ou muitos códigos iguais para distribuir."
        actions={
          mayWrite && (
            <LinkButton tone="primary" href={panelHref(shop, '/cupons/novos')}>
              Novos cupons
            </LinkButton>
          )
        }
      />
      <DataTable
        name="coupons"
        caption="Cupons"
        columns={columns}
        rows={list.data?.rows}
        total={list.data?.total}
        pages={list.data?.pages}
        keyOf={({ id }) => id}
        card={(row) => (
          <div className="flex flex-col items-start gap-2">
            <RuleStateBadge male state={ruleState(row, now)} />
            {code(row)}
            <span className="text-ink-2 text-sm">{givesWords(row, zone)}</span>
            <span className="text-sm">Usos: {usesWords(row)}</span>
            {mayWrite && row.active && end(row)}
          </div>
        )}
        list={list}
        address={address}
        empty={
          <EmptyState
            icon={<TicketPercent />}
            title="Nenhum cupom ainda"
            text="Crie um cupom, ou muitos de uma vez: valem a partir de agora."
          />
        }
      />
      {ending !== undefined && <EndDialog row={ending} onClose={() => setEnding(undefined)} />}
    </div>
  );
}

const givesWords = ({ coupon }: CouponRow, zone: string): string =>
  [discountWords(coupon), conditionWords(coupon, zone)].filter(Boolean).join(' ');

const usesWords = ({ used, limit }: CouponRow): string =>
  limit === undefined ? used.toLocaleString('pt-BR') : `${used} de ${limit}`;

function EndDialog({ row, onClose }: { readonly row: CouponRow; readonly onClose: () => void }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const { code } = row.coupon;
  const { mutateAsync } = useMutation({
    mutationFn: () => api.call(disableCouponEndpoint, { params: { idfornecedor: shop.id, idcupom: row.id } }),
    onSuccess: async () => {
      showToast({ text: `O cupom ${code} foi desativado.` });
      await client.invalidateQueries({ queryKey: couponsKey(shop.id) });
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Desativar o cupom ${code}?`}
      text="Ninguém mais o usa. Os pedidos feitos com ele ficam como estão."
      action="Desativar cupom"
      danger
      onConfirm={() => mutateAsync()}
    />
  );
}
