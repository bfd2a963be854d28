import { useState } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatMoney, ZERO } from '#kernel/money.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { useSearchTexts } from '#platform/panel/address.ts';
import { Badge, type Tone } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { goodsWords } from '../../contract/mails/goods-words.ts';
import { retryReturnsEndpoint } from '../../contract/returns/returns.endpoints.ts';
import { productLines } from '../../domain/order-lines.ts';
import type { OrderReturn, ReturnState } from '../../domain/returns/order-return.ts';
import { returnableQuantity } from '../../domain/returns/return-value.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';
import { useOrderChange } from '../order/use-order-change.ts';
import { ReturnForm } from './return-form.tsx';

const states: Readonly<Record<ReturnState, { readonly title: string; readonly tone: Tone }>> = {
  settled: { title: 'Concluída', tone: 'success' },
  'to-refund': { title: 'Falta devolver', tone: 'warn' },
  'under-way': { title: 'O provedor está devolvendo', tone: 'info' },
  'when-paid': { title: 'Devolve quando for pago', tone: 'info' },
  failed: { title: 'O provedor recusou', tone: 'danger' },
};

/** What came back of the order, and the form that records more. */
export function OrderReturns({ order }: { readonly order: ShopOrder }) {
  const mayRecord = useMay('orders:write');
  const mayPay = useMay('payments:write');
  const { abrir } = useSearchTexts();
  const [open, setOpen] = useState<'return' | 'exchange' | undefined>(
    abrir === 'devolucao' && order.returns.length === 0 ? 'return' : undefined,
  );
  const { returns } = order;
  const hasMore = productLines(order.lines).some((_, position) => returnableQuantity(order, position) > 0);
  return (
    <div className="flex flex-col gap-4">
      {returns.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {returns.map((one) => (
            <li key={one.number} className="py-3 first:pt-0">
              <ReturnView one={one} order={order} />
            </li>
          ))}
        </ul>
      )}
      {mayPay && returns.some(({ state }) => state === 'failed') && <Retry order={order} />}
      {mayRecord && open !== undefined && (
        <ReturnForm order={order} kind={open} onClose={() => setOpen(undefined)} />
      )}
      {mayRecord && open === undefined && hasMore && (
        <>
          {returns.length === 0 && (
            <p className="text-ink-2 text-sm">
              O cliente devolveu um produto, ou recusou na entrega? Registre o que voltou: o estoque e o
              dinheiro acompanham. Se quer outro igual no lugar, registre uma troca.
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => setOpen('return')}>
              Registrar devolução
            </Button>
            <Button size="sm" onClick={() => setOpen('exchange')}>
              Registrar troca
            </Button>
          </div>
        </>
      )}
      {!hasMore && returns.length > 0 && (
        <p className="text-ink-2 text-sm">Tudo o que saiu neste pedido já voltou.</p>
      )}
    </div>
  );
}

function ReturnView({ one, order }: { readonly one: OrderReturn; readonly order: ShopOrder }) {
  const { shop } = useStaffPlace();
  const { title, tone } = states[one.state];
  const shelved = one.lines.filter(({ restocked }) => restocked).length;
  return (
    <div className="flex flex-col gap-1 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="flex flex-wrap items-center gap-2 font-medium text-base">
          {kindWords(one)} {one.number}
          <Badge tone={tone}>{title}</Badge>
        </p>
        {!one.exchanged && (
          <p className="font-semibold tabular-nums">
            {one.way === 'deduction' && 'abatido '}
            {formatMoney(one.amount)}
          </p>
        )}
      </div>
      <ul className="wrap-anywhere">
        {goodsWords(one, order.lines).map((goods) => (
          <li key={goods}>{goods}</li>
        ))}
      </ul>
      {one.fee > ZERO && <p>Com a taxa de entrega: {formatMoney(one.fee)}</p>}
      <p className="whitespace-pre-line wrap-anywhere">{one.reason}</p>
      <p className="text-ink-2">
        {one.exchanged ? 'Saíram outros iguais · ' : ''}
        {shelvedWords(shelved, one.lines.length)}
        {one.store === undefined ? '' : `: ${one.store.name}`} · {one.name} ·{' '}
        <time dateTime={new Date(one.at).toISOString()}>{formatDateTime(one.at, timeZoneOf(shop))}</time>
      </p>
    </div>
  );
}

function kindWords({ unsent, exchanged }: OrderReturn): string {
  if (unsent) return 'Não enviado';
  return exchanged ? 'Troca' : 'Devolução';
}

function shelvedWords(shelved: number, all: number): string {
  if (shelved === 0) return 'Nada voltou ao estoque';
  return shelved === all ? 'Voltou ao estoque' : 'Voltou ao estoque em parte';
}

function Retry({ order }: { readonly order: ShopOrder }) {
  const retry = useOrderChange<void>(
    order.number,
    (api, params) => api.call(retryReturnsEndpoint, { params }),
    () => 'Pedimos a devolução de novo ao provedor.',
  );
  return (
    <>
      <Refused error={retry.error} otherwise="Não foi possível pedir de novo. Tente mais tarde." />
      <Button size="sm" className="self-start" busy={retry.isPending} onClick={() => retry.mutate()}>
        Tentar devolver de novo
      </Button>
    </>
  );
}
