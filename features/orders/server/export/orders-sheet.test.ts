/** Reliability M28: an export needs no more memory than the part in transit. */
import { describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import type { ExportedOrder } from '../../domain/exported-order.ts';
import { ordersSheet } from './orders-sheet.ts';

const order = (number: number): ExportedOrder => ({
  number,
  status: 'delivered',
  stayedQuote: false,
  createdAt: Date.UTC(2026, 10, 22),
  issuedBy: 'Ana Souza',
  issuedAs: 'principal',
  deliveryType: 'delivery',
  paymentName: 'Pix',
  subtotal: centavos(1000),
  deliveryFee: centavos(0),
  discount: centavos(0),
  total: centavos(1000),
  couponCode: '',
  customerOrderNumber: `PC-${number}`,
  note: `Observação de número ${number * 7919}`,
  productCount: 3,
});

const ORDERS = 10_000;

describe.each(['csv', 'xlsx'] as const)('10,000 orders as %s', (format) => {
  test('are asked for as they are read', async () => {
    let queries = 0;
    async function* all() {
      while (queries < ORDERS) {
        queries += 1;
        yield order(queries);
      }
    }
    const reader = (await ordersSheet(all(), format, 'America/Sao_Paulo')).getReader();
    await reader.read();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(queries).toBeLessThan(ORDERS / 2);
    for (let part = await reader.read(); !part.done; part = await reader.read())
      expect(part.value.byteLength).toBeLessThan(200_000);
    expect(queries).toBe(ORDERS);
  });

  test('are asked for no further where the reader goes away', async () => {
    let queries = 0;
    async function* all() {
      while (queries < ORDERS) {
        queries += 1;
        yield order(queries);
      }
    }
    const reader = (await ordersSheet(all(), format, 'America/Sao_Paulo')).getReader();
    await reader.read();
    await reader.cancel();
    const then = queries;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(queries - then).toBeLessThan(1000);
    expect(queries).toBeLessThan(ORDERS);
  });
});
