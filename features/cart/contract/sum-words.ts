/** The parts of a purchase in words, in one order and under one name on every screen, receipt and mail. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { add, formatMoney, type Money, ZERO } from '#kernel/money.ts';
import type { PurchaseSums } from '../domain/purchase-sums.ts';

export interface SumRow {
  readonly label: string;
  readonly value: string;
  readonly strong?: true;
  readonly saving?: true;
}

interface Told {
  readonly sums: PurchaseSums;
  /** '3 produtos' */
  readonly count?: string;
  /** How it is paid, where that is known. */
  readonly paymentName?: string | undefined;
  /** Whose discount it is; absent for the shop's own. */
  readonly coupon?: string | undefined;
  /** Absent where nothing is said of the fee. */
  readonly deliveryType?: DeliveryType | undefined;
  /** In place of a fee that is not known. */
  readonly unknownFee?: string;
  /** Of a card's parts. */
  readonly interest?: Money | undefined;
  /** 'Total do pedido' */
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
}: Told): readonly SumRow[] {
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
            label: deliveryType === 'DELIVERY' ? 'Taxa de entrega' : 'Retirada na loja',
            value: deliveryFee === undefined ? (unknownFee ?? 'A calcular') : feeWords(deliveryFee),
          },
        ]),
    ...(interest === 0 ? [] : [{ label: 'Juros do parcelamento', value: formatMoney(interest) }]),
    { label: totalLabel, value: formatMoney(add(total, interest)), strong: true },
  ];
}

const paymentLabel = (payment: Money, name: string | undefined): string => {
  const what = payment < 0 ? 'Desconto do pagamento' : 'Acréscimo do pagamento';
  return name === undefined ? what : `${what} (${name})`;
};

const feeWords = (fee: Money): string => (fee === 0 ? 'Grátis' : formatMoney(fee));
