import { defined } from '#kernel/defined.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { DeliverySnapshot } from '../../domain/order.ts';
import { awaitsPayment, stayedQuote } from '../../domain/order-status.ts';
import { totalBeforePayment } from '../../domain/order-sums.ts';
import type { PaidOrder } from '../../domain/paid-order.ts';
import type { OrderLine } from '../../domain/placed-order.ts';
import type { OrderGoods } from './goods-row.tsx';

/** 'Pedido 100001', or 'Orçamento' for a quote that never became an order. */
export const orderName = ({ number, events }: Pick<PaidOrder, 'number' | 'events'>): string =>
  `${stayedQuote(events.map(({ status }) => status)) ? 'Orçamento' : 'Pedido'} ${number}`;

/** The order number in an address; undefined for an invalid one. */
export function orderNumberOf(text: string): OrderNumber | undefined {
  const number = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}

/** A map link: a store by its coordinates, an address by its text. */
export function mapAddress(delivery: DeliverySnapshot): string {
  const place =
    delivery.type === 'pickup'
      ? `${delivery.store.latitude},${delivery.store.longitude}`
      : [
          `${delivery.address.street}, ${delivery.address.number}`,
          delivery.address.district,
          `${delivery.address.city} - ${delivery.address.state}`,
          delivery.address.postalCode,
        ].join(', ');
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;
}

/** Whether the client is asked to pay this order by Pix, or to request a new code after it expired. */
export const waitsForPix = ({ status, charge }: Pick<PaidOrder, 'status' | 'charge'>): boolean =>
  charge?.pix !== undefined &&
  (charge.status === 'pending'
    ? status !== 'cancelled'
    : charge.status === 'expired' && awaitsPayment(status));

/** Whether the client is asked to pay this order by boleto. */
export const waitsForBoleto = ({ status, charge }: Pick<PaidOrder, 'status' | 'charge'>): boolean =>
  status !== 'cancelled' && charge?.status === 'pending' && charge.kind === 'boleto';

export const toGoods = ({
  unitPrice,
  basePrice,
  reason,
  requestedPrice,
  ...line
}: OrderLine): OrderGoods => ({
  ...line,
  price: {
    unit: basePrice ?? unitPrice,
    ...paidPrice(unitPrice, basePrice),
    reason,
    ...defined({ promotions: line.promotions }),
    total: totalBeforePayment({ ...line, ...defined({ basePrice }) }),
    ...defined({ requested: requestedPrice }),
  },
});

const paidPrice = (unit: Money, base: Money = unit): { readonly paid?: Money } =>
  base === unit ? {} : { paid: unit };
