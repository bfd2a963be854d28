/** A shop with the sandbox's Pix Automático on a clock that the test moves, and everything of which orders are notified. */
import { sql } from 'drizzle-orm';
import { centavos, type Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import { addDays } from '#kernel/time/calendar.ts';
import { instantAt } from '#kernel/time/time-zone.ts';
import { inTransaction } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { openCharge } from '../charges/open-charge.ts';
import { mandateById } from '../mandates/mandates.store.ts';
import { mandates } from '../mandates/mandates.tables.ts';
import { requestMandate } from '../mandates/request-mandate.ts';
import { runDueMandates } from '../mandates/run-due-mandates.ts';
import { runMandate } from '../mandates/run-mandate.ts';
import { paymentMethod } from '../methods/list-payment-methods.ts';
import { runDueOperations } from '../operations/run-due-operations.ts';
import { runOperationsNow } from '../operations/run-operations-now.ts';
import type { OrderPaymentState, PaymentGateways, Trouble } from '../providers/payment-gateways.ts';
import type { Provider } from '../providers/provider.ts';
import { authorise } from '../sandbox/mandates/play-payer.ts';
import { playProvider } from '../sandbox/play-provider.ts';
import { sandboxProvider } from '../sandbox/sandbox-provider.ts';
import { chargesOfOrders } from '../store/charge.store.ts';
import { charges } from '../store/payments.tables.ts';
import { handleWebhook } from '../webhooks/webhooks.routes.ts';
import { aPaidShop, type PaidShop } from './a-paid-shop.ts';

export const ZONE = 'America/Sao_Paulo';
export const START = '2026-08-10';
export const AMOUNT = centavos(10_000);
const SECRET = 's'.repeat(32);

let numbers = 700_000;

export type MandateTestWorld = Awaited<ReturnType<typeof aMandateWorld>>;

export async function aMandateWorld(database: Database) {
  // A round of the jobs covers all shops: removes what earlier tests left.
  const { db } = database;
  const rest = { operation: null, operationAt: null };
  await db.update(charges).set(rest).where(sql`${charges.supplierId} in (select id from suppliers)`);
  await db.update(mandates).set(rest).where(sql`${mandates.supplierId} in (select id from suppliers)`);
  const shop = await aPaidShop(database);
  let clock = instantAt({ date: START, minutes: 10 * 60 }, ZONE);
  let state: OrderPaymentState = 'open';
  const notified = {
    paid: [] as number[],
    back: [] as number[],
    moved: [] as string[],
    failed: [] as { readonly why: string; readonly retryOn?: string }[],
    troubles: [] as Trouble[],
  };
  const bank = sandboxProvider({ db: shop.db, supplier: shop.supplier, secret: SECRET, now: () => clock });
  let provider: Provider | undefined = bank;
  const gateways: PaymentGateways = {
    providerOf: async () => provider,
    report: (trouble) => void notified.troubles.push(trouble),
    orders: {
      lockForPayment: async () => state,
      orderPaid: async (_, number) => void notified.paid.push(number),
      moneyBack: async (_, __, { amount }) => void notified.back.push(amount),
      mandateMoved: async (_, { status }) => void notified.moved.push(status),
      collectionFailed: async (_, __, failure) => void notified.failed.push(failure),
      clientsOf: async () => new Map(),
      payerOf: async () => ({ name: 'Ana Lima', email: 'ana@exemplo.com.br', document: '52998224725' }),
    },
  };
  const context = (): PaidShop => ({ ...shop, now: clock });
  const order = (): number => {
    numbers += 1;
    return numbers;
  };

  const world = {
    ...{ shop, notified, gateways, bank, context, order },
    setState: (next: OrderPaymentState): void => {
      state = next;
    },
    setProvider: (next: Provider | undefined): void => {
      provider = next;
    },
    moveTo: (day: string, minutes = 10 * 60): void => {
      clock = instantAt({ date: day, minutes }, ZONE);
    },
    wait: (milliseconds: number): void => {
      clock += milliseconds;
    },
    now: (): Instant => clock,

    /** The sandbox's own work and its notices, delivered through the webhook. Returns how they were received. */
    play: async (): Promise<string[]> => {
      const received: string[] = [];
      const post = async (_: string, body: string, headers: Readonly<Record<string, string>>) => {
        const handled = await handleWebhook(context(), gateways, 'sandbox', { body, headers, query: {} });
        received.push(handled.ok ? handled.value : handled.refusal.code);
        return handled.ok ? 200 : 409;
      };
      await playProvider({ db: shop.db, sessionSecret: SECRET, post }, clock);
      return received;
    },
    jobs: async (): Promise<void> => {
      await runDueOperations(database, gateways, clock);
      await runDueMandates(database, gateways, clock);
    },

    charge: async (
      orderNumber: number,
      more: { readonly mandateId?: string; readonly activates?: string; readonly amount?: Money } = {},
    ): Promise<void> => {
      const method = await paymentMethod(context(), shop.pix);
      if (method === undefined) throw new Error('no method');
      const request = { orderNumber, method, amount: AMOUNT, ...more };
      await inTransaction(context(), (inside) => openCharge(inside, request));
      await runOperationsNow(context(), gateways, orderNumber);
    },
    charges: (orderNumber: number) => chargesOfOrders(shop.db, shop.supplier.id, [orderNumber]),

    /** Written, and not run yet. */
    request: async (
      orderNumber: number,
      more: { readonly id?: string; readonly subscriptionId?: string } = {},
    ) => {
      const wanted = {
        ...{ clientId: newId(), subscriptionId: newId(), orderNumber, methodId: shop.pix, amount: AMOUNT },
        ...{ periodicity: 'weekly' as const, startsOn: addDays(START, 2), ...more },
      };
      const id = await inTransaction(context(), (inside) => requestMandate(inside, wanted));
      if (id === undefined) throw new Error('not offered');
      return { id, subscriptionId: wanted.subscriptionId, clientId: wanted.clientId };
    },
    mandate: async (id: string) => {
      const found = await mandateById(shop.db, shop.supplier.id, id);
      if (found === undefined) throw new Error('no mandate');
      return found;
    },
    ref: async (id: string): Promise<string> => (await world.mandate(id)).providerRef ?? '',

    /** A mandate in force, of which orders have been notified. */
    authorised: async (ceiling?: Money) => {
      const requested = await world.request(order());
      await runMandate(context(), gateways, requested.id);
      await authorise(context(), await world.ref(requested.id), { ceiling, noticeMode: 'agora' });
      await world.play();
      notified.moved.length = 0;
      return requested;
    },
  };
  return world;
}
