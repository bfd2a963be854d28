/** The mails of an order that nobody made, of each step. */
import { SAMPLE_CLIENT, type SampledMail, type SampleFacts } from '#features/accounts/server/mails/letter.ts';
import type { Charge } from '#features/payments/domain/charges/charge.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { addDays } from '#kernel/time/calendar.ts';
import { dayAt } from '#kernel/time/time-zone.ts';
import type { MailedShipment } from '../../contract/mails/order-mail-shipment.ts';
import { isSummarised } from '../../contract/mails/order-mail-text.ts';
import { orderShopMails } from '../../contract/mails/order-shop-mails.ts';
import { ORDER_MAILS, type OrderStep } from '../../domain/order-step.ts';
import type { OrderLine } from '../../domain/placed-order.ts';
import type { OrderReturn } from '../../domain/returns/order-return.ts';
import { orderLetter } from './order-letter.ts';

const HOUR = 3_600_000;

const line = (name: string, quantity: number, unitPrice: number): OrderLine => ({
  productId: '00000000-0000-0000-0000-000000000000',
  sku: '',
  slug: '',
  name,
  unit: 'UN',
  ground: 0,
  quantity: thousandths(quantity * 1000),
  unitPrice: centavos(unitPrice),
  reason: 'normal',
  total: centavos(quantity * unitPrice),
  giftWrap: false,
});

const LINES = [line('Café torrado 500 g', 2, 2490), line('Azeite extravirgem 500 ml', 1, 3290)];
const FEE = 990;
const TOTAL = 2 * 2490 + 3290 + FEE;

const ADDRESS = {
  addressId: '',
  label: 'Casa',
  reference: '',
  postalCode: '01310-100',
  street: 'Avenida Paulista',
  number: '1000',
  complement: '',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
};
const STORE = {
  storeId: '',
  name: 'Loja do Centro',
  addressText: 'Rua XV de Novembro, 50',
  latitude: 0,
  longitude: 0,
};

const pixOf = (status: Charge['status'], now: number): Charge => ({
  id: '',
  kind: 'pix',
  amount: centavos(TOTAL),
  status,
  ...(status === 'pending' ? { pix: { code: '', txid: '', expiresAt: now + HOUR / 2 } } : {}),
});

const returnOf = (now: number): OrderReturn => ({
  number: 1,
  at: now,
  reason: 'A embalagem chegou aberta.',
  name: '',
  lines: [{ position: 1, quantity: thousandths(1_000), value: centavos(3290), restocked: false }],
  fee: centavos(0),
  amount: centavos(3290),
  way: 'refund',
  state: 'under-way',
});

const shipmentOf = (now: number): MailedShipment => ({
  shipment: { number: 1, at: now, name: '', lines: [{ position: 0, quantity: thousandths(1_000) }] },
  lines: LINES,
  isLast: false,
});

function orderOf(step: OrderStep, { now, zone }: SampleFacts) {
  const date = addDays(dayAt(now, zone), 1);
  const slot = { slotId: '', date, startsAt: 9 * 60, endsAt: 12 * 60 };
  const owed = step === 'received' || step === 'payment-due' || step === 'payment-changed';
  return {
    number: 100_012,
    createdAt: now,
    issuedBy: SAMPLE_CLIENT.name,
    issuedAs: 'principal' as const,
    delivery:
      step === 'ready-for-pickup'
        ? { type: 'pickup' as const, store: STORE, slot }
        : { type: 'delivery' as const, areaName: '', address: ADDRESS, slot },
    deliveryFee: FEE,
    discount: 0,
    coupon: null,
    paymentName: 'Pix',
    status: step === 'cancelled' ? ('cancelled' as const) : ('received' as const),
    total: TOTAL,
    events:
      step === 'cancelled'
        ? [
            { status: 'received' as const, at: now - HOUR, reason: '', side: 'client' as const },
            { status: 'cancelled' as const, at: now, reason: 'Cliente desistiu', side: 'shop' as const },
          ]
        : [{ status: 'received' as const, at: now, reason: '', side: 'client' as const }],
    tracking: {
      carrier: 'Expresso Vale',
      code: 'VX123456789BR',
      url: 'https://rastreio.exemplo.com.br/VX123',
    },
    quote: {
      version: 1,
      message: 'Trocamos a marca do azeite, que estava em falta.',
      pricedAt: now,
      validUntil: now + 7 * 24 * HOUR,
    },
    charge: pixOf(owed ? 'pending' : 'paid', now),
    givenBack:
      step === 'given-back'
        ? { amount: centavos(3290), charge: pixOf('paid', now), byShop: false }
        : undefined,
    returned: step === 'returned' ? { returned: returnOf(now), lines: LINES } : undefined,
    shipment: step.startsWith('shipment') ? shipmentOf(now) : undefined,
    zone,
  };
}

export const sampledOrderMails: readonly SampledMail[] = ORDER_MAILS.map((step) => ({
  mail: orderShopMails[step],
  sample: (facts) =>
    orderLetter(step, {
      reader: { name: SAMPLE_CLIENT.name, email: facts.to },
      order: orderOf(step, facts),
      lines: isSummarised(step) ? LINES : [],
    }),
}));
