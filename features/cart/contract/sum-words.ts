/** The parts of a purchase in words: in the same order and with the same names on every screen, receipt and mail. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { add, formatMoney, type Money, ZERO } from '#kernel/money.ts';
import type { PurchaseSums } from '../domain/pricing/purchase-sums.ts';

export interface SumRow {
  readonly label: string;
  readonly value: string;
  readonly strong?: true;
  readonly saving?: true;
}

interface SumOptions {
  readonly sums: Omit<PurchaseSums, 'saved'>;
  /** For example '3 produtos'. */
  readonly count?: string;
  /** Absent if not known. */
  readonly paymentName?: string | undefined;
  /** The coupon's code; absent for the shop's own discount. */
  readonly coupon?: string | undefined;
  /** Absent if the fee is not shown. */
  readonly deliveryType?: DeliveryType | undefined;
  /** Shown while the fee is not known. */
  readonly unknownFee?: string;
  /** The interest of card instalments. */
  readonly interest?: Money | undefined;
  /** For example 'Total do pedido'. */
  readonly totalLabel?: string;
}

export function sumRows({
  sums,
  count,
  paymentName,
  coupon,
  deliveryType,
  unknownFee,
  interest = ZERO,
  totalLabel = 'Total',
}: SumOptions): readonly SumRow[] {
  const { subtotal, payment, discount, deliveryFee, total } = sums;
  return [
    { label: count === undefined ? 'Subtotal' : `Subtotal (${count})`, value: formatMoney(subtotal) },
    ...(payment === 0
      ? []
      : [
          {
            label: paymentLabel(payment, paymentName),
            value: formatMoney(payment),
            ...(payment < 0 ? ({ saving: true } as const) : {}),
          },
        ]),
    ...(discount === 0
      ? []
      : [
          {
            label: coupon === undefined ? 'Desconto' : `Cupom ${coupon}`,
            value: `-${formatMoney(discount)}`,
            saving: true,
          } as const,
        ]),
    ...(deliveryType === undefined
      ? []
      : [
          {
            label: deliveryType === 'delivery' ? 'Taxa de entrega' : 'Retirada na loja',
            value: deliveryFee === undefined ? (unknownFee ?? 'A calcular') : feeWords(deliveryFee),
          },
        ]),
    ...(interest === 0 ? [] : [{ label: 'Juros do parcelamento', value: formatMoney(interest) }]),
    { label: totalLabel, value: formatMoney(add(total, interest)), strong: true },
  ];
}

interface Saved {
  /** Undefined where it is not known. */
  readonly saved: Money | undefined;
  /** Of an order: the words are in the past tense. */
  readonly bought?: boolean;
}

/** Coupon, payment, price rules and promotions together; empty if nothing is saved. */
export const savedRows = ({ saved = ZERO, bought }: Saved): readonly SumRow[] =>
  saved > 0 ? [{ label: bought ? 'Você economizou' : 'Você economiza', value: formatMoney(saved) }] : [];

/** The same as a sentence. */
export const savedWords = (sums: Saved): string | undefined =>
  savedRows(sums).map(({ label, value }) => `${label} ${value}`)[0];

const paymentLabel = (payment: Money, name: string | undefined): string => {
  const what = payment < 0 ? 'Desconto do pagamento' : 'Acréscimo do pagamento';
  return name === undefined ? what : `${what} (${name})`;
};

const feeWords = (fee: Money): string => (fee === 0 ? 'Grátis' : formatMoney(fee));
