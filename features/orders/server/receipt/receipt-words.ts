import { bareDocument, formatDocument } from '#features/accounts/domain/document.ts';
import { type SumRow, savedRows, sumRows } from '#features/cart/contract/sum-words.ts';
import { brandWords } from '#features/payments/contract/charges/payment-words.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { interestOf, orderSums } from '../../domain/order-sums.ts';
import { type Receipt, staysPaid } from '../../domain/receipt.ts';

export interface LabelledValue {
  readonly label: string;
  readonly value: string;
}

export const shopLines = ({ shop: { footer } }: Receipt): readonly string[] =>
  [
    footer.cnpj === '' ? '' : `CNPJ ${formatDocument(bareDocument(footer.cnpj))}`,
    footer.address,
    [footer.phone ?? '', footer.email ?? ''].filter((part) => part !== '').join(' · '),
  ].filter((line) => line !== '');

export const orderFacts = ({ client, order, shop }: Receipt): readonly LabelledValue[] => [
  { label: 'Cliente', value: client.name },
  ...(client.document === undefined
    ? []
    : [{ label: documentName(client.document), value: formatDocument(client.document) }]),
  { label: 'Pedido', value: `${order.number}, feito em ${formatDateTime(order.createdAt, shop.zone)}` },
  ...(order.issuedBy === client.name ? [] : [{ label: 'Pedido emitido por', value: order.issuedBy }]),
  ...(order.customerOrderNumber === '' ? [] : [{ label: 'Seu número', value: order.customerOrderNumber }]),
];

/** In shops that accept foreign documents it may be neither. */
function documentName(bare: string): string {
  if (bare.length === 11) return 'CPF';
  return bare.length === 14 ? 'CNPJ' : 'Documento';
}

export function totalLines({ order }: Receipt): readonly SumRow[] {
  const sums = orderSums(order);
  const rows = sumRows({
    sums,
    paymentName: order.paymentName,
    coupon: order.coupon?.code,
    deliveryType: order.delivery.type,
    interest: interestOf(order.charge),
    totalLabel: 'Total do pedido',
  });
  return [...rows, ...savedRows(sums)];
}

export function paymentLines(receipt: Receipt): readonly LabelledValue[] {
  const { order, paid, refunded, paidAt } = receipt;
  const { instalments, card } = order.charge ?? {};
  return [
    { label: 'Forma de pagamento', value: order.paymentName },
    ...(card === undefined
      ? []
      : [{ label: 'Cartão', value: `${brandWords(card.brand)} final ${card.lastFour}` }]),
    ...(instalments === undefined
      ? []
      : [
          {
            label: 'Parcelas',
            value:
              `${instalments.count}x` +
              (instalments.interest === 0 ? '' : `, com ${formatMoney(instalments.interest)} de juros`),
          },
        ]),
    ...(paidAt === undefined ? [] : [{ label: 'Pago em', value: formatDateTime(paidAt, receipt.shop.zone) }]),
    { label: 'Valor pago', value: formatMoney(paid) },
    ...(refunded === undefined
      ? []
      : [
          { label: 'Valor devolvido', value: `-${formatMoney(refunded)}` },
          { label: 'Continua pago', value: formatMoney(staysPaid(receipt)) },
        ]),
  ];
}
