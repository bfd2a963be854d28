import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatQuantity } from '#kernel/quantity.ts';
import { Timeline, type TimelineItem } from '#platform/panel/pieces/timeline.tsx';
import { goodsWords } from '../../contract/mails/goods-words.ts';
import type { EditOutcome, KnownEdit } from '../../domain/edits/order-edit.ts';
import type { Side } from '../../domain/mover.ts';
import { productLines } from '../../domain/order-lines.ts';
import { pickState } from '../../domain/picking/picking.ts';
import type { OrderReturn } from '../../domain/returns/order-return.ts';
import type { Shipment } from '../../domain/shipments/shipment.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';
import { statusWords } from '../status-words.ts';

const sides: Readonly<Record<Side, string>> = { client: 'cliente', shop: 'loja', system: 'sistema' };

/** What has happened to the order, when, why, by whom and for whom; newest first. */
export function OrderEvents({ order }: { readonly order: ShopOrder }) {
  const { shop } = useStaffPlace();
  const items = [
    ...order.events.map(
      ({ status, at, reason, side, name }, index): TimelineItem => ({
        id: `s${index}`,
        at,
        title: statusWords[status].title,
        by: byWords(order, { name, side }, index === 0),
        text: reason,
      }),
    ),
    ...order.edits.flatMap(editItems),
    ...order.returns.map((one) => returnItem(one, order)),
    ...order.shipments.flatMap((one) => shipmentItems(one, order)),
    ...pickingItems(order),
  ];
  return <Timeline items={items} zone={timeZoneOf(shop)} />;
}

/** A representative, a linked user or the shop's staff act for the order's client. */
function byWords(
  { issuedAs, issuedBy, client }: ShopOrder,
  { name, side }: { readonly name: string; readonly side: Side },
  isFirst: boolean,
): string {
  if (name === '') return sides[side];
  if (side === 'shop' && issuedAs === 'attendant' && isFirst)
    return `feito por ${name} (loja) para ${client.name}`;
  const isOther = side === 'client' && issuedAs !== 'principal' && name === issuedBy;
  return isOther ? `${name}, em nome de ${client.name}` : `${name} (${sides[side]})`;
}

const returnItem = (
  { number, at, name, reason, amount, unsent, exchanged, ...back }: OrderReturn,
  order: ShopOrder,
): TimelineItem => ({
  id: `d${number}`,
  at,
  title: exchanged
    ? 'Troca por outros iguais'
    : `${unsent ? 'Não será enviado' : 'Devolução registrada'}: ${formatMoney(amount)}`,
  by: `${name} (loja)`,
  text: `${goodsWords(back, order.lines).join('; ')}\n${reason}`,
});

function shipmentItems(
  { number, at, name, deliveredAt, ...sent }: Shipment,
  order: ShopOrder,
): readonly TimelineItem[] {
  const left: TimelineItem = {
    id: `e${number}`,
    at,
    title: `Envio ${number} saiu`,
    by: `${name} (loja)`,
    text: goodsWords(sent, order.lines).join('; '),
  };
  return deliveredAt === undefined
    ? [left]
    : [left, { id: `f${number}`, at: deliveredAt, title: `Envio ${number} entregue` }];
}

function pickingItems({ picking, lines }: ShopOrder): readonly TimelineItem[] {
  if (picking === undefined) return [];
  const { startedAt, startedBy, finished } = picking;
  const started: TimelineItem = {
    id: 's-comeco',
    at: startedAt,
    title: 'Separação começada',
    by: `${startedBy} (loja)`,
  };
  if (finished === undefined) return [started];
  const short = productLines(lines).flatMap((line, position) => {
    const picked = picking.lines.find((one) => one.position === position);
    if (picked === undefined || pickState(line, picked) !== 'short') return [];
    return [`${line.name}: ${formatQuantity(picked.quantity)} de ${formatQuantity(line.quantity)}`];
  });
  return [
    started,
    {
      id: 's-fim',
      at: finished.at,
      title: short.length === 0 ? 'Separação concluída' : 'Separação concluída com faltas',
      by: `${finished.by} (loja)`,
      text: short.join('; '),
    },
  ];
}

const outcomeWords: Readonly<Record<EditOutcome, string>> = {
  accepted: 'Alteração aceita pelo cliente',
  declined: 'Alteração recusada pelo cliente',
  withdrawn: 'Alteração retirada pela loja',
  replaced: 'Alteração substituída por outra',
};

function editItems(edit: KnownEdit): readonly TimelineItem[] {
  const { version, name, message, proposedAt, totalBefore, total, outcome, closedAt } = edit;
  const proposed: TimelineItem = {
    id: `p${version}`,
    at: proposedAt,
    title: `Alteração proposta: de ${formatMoney(totalBefore)} para ${formatMoney(total)}`,
    by: `${name} (loja)`,
    text: message,
  };
  if (outcome === undefined || closedAt === undefined) return [proposed];
  return [proposed, { id: `c${version}`, at: closedAt, title: outcomeWords[outcome] }];
}
