/** A client's mandate, from the request to its end, whatever is lost, late or repeated. */
import { beforeEach, describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { refuse } from '#kernel/result.ts';
import { inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { chargesOf } from '../charges/charges-of.ts';
import { createPaymentMethod } from '../methods/create-payment-method.ts';
import { paymentMethod, paymentMethodsOf } from '../methods/list-payment-methods.ts';
import { runOperationsNow } from '../operations/run-operations-now.ts';
import type { Provider } from '../providers/provider.ts';
import { authorise, cancelMandate, refuseMandate } from '../sandbox/mandates/play-payer.ts';
import { mandateBy } from '../sandbox/mandates/sandbox-mandates.store.ts';
import type { NoticeMode } from '../sandbox/notice-mode.ts';
import { paySandboxPix } from '../sandbox/pay-sandbox-pix.ts';
import { AMOUNT, aMandateWorld, type MandateTestWorld } from '../testing/a-mandate-world.ts';
import { forgetfulBank } from '../testing/forgetful-bank.ts';
import { applyMandateReport } from './apply-mandate-report.ts';
import { endMandates } from './end-mandates.ts';
import { mandateOf } from './mandates-of.ts';
import { runMandate } from './run-mandate.ts';

const database = testDatabase();
const MINUTE = 60_000;
const MODES: readonly NoticeMode[] = ['agora', 'atrasado', 'repetido', 'fora-de-ordem'];

let world: MandateTestWorld;
beforeEach(async () => {
  world = await aMandateWorld(database.current);
});

const run = (id: string) => runMandate(world.context(), world.gateways, id);
const statusOf = async (id: string) => (await world.mandate(id)).status;
const charge = async (number: number) => (await chargesOf(world.context(), [number])).get(number);
const atBank = (id: string) => mandateBy(world.shop.db, world.shop.supplier.id, { mandateId: id });
/** Delivers everything that is due within a minute. */
async function playAll(): Promise<string[]> {
  const received = await world.play();
  for (let step = 0; step < 3; step += 1) {
    world.wait(5_000);
    received.push(...(await world.play()));
  }
  return received;
}

describe('where it is offered', () => {
  test('to natural persons only, by a Pix whose provider has it', async () => {
    const { shop } = world;
    const offered = async (clientKind?: 'person' | 'company') => {
      const actor = clientKind && { kind: 'customer', clientKind, clientId: newId() };
      const context = { ...shop, ...(actor && { actor }) } as typeof shop;
      return (await paymentMethodsOf(context)).filter(({ automaticPix }) => automaticPix).map(({ id }) => id);
    };
    expect(await offered('person')).toEqual([shop.pix]);
    expect(await offered()).toEqual([shop.pix]);
    expect(await offered('company')).toEqual([]);
  });

  test.each([
    ['no provider', { pix: { key: 'a@b.com', name: 'Loja', city: 'Cidade' } }],
    ['a provider without it', { provider: 'mercado-pago' as const }],
  ])('a Pix with %s cannot have it', async (_, more) => {
    const method = {
      ...{ kind: 'pix' as const, name: 'Outro Pix', description: '', priceVariance: 0, position: 9 },
      ...{ deliveryTypes: ['delivery' as const], automaticPix: { retries: true }, ...more },
    };
    await expect(createPaymentMethod(world.shop.db, world.shop.supplier.id, method)).rejects.toThrow(
      "can't be: automaticPix",
    );
  });
});

describe('a request', () => {
  const refusing = (problem: 'keys-refused' | 'rejected'): Provider => {
    const { mandates } = world.bank;
    if (mandates === undefined) throw new Error('none');
    return { ...world.bank, mandates: { ...mandates, request: async () => refuse(problem) } };
  };

  test('gets its code from the provider, and is asked for once, also if the response is lost', async () => {
    const { id } = await world.request(world.order());
    expect(await statusOf(id)).toBe('starting');
    const { mandates } = world.bank;
    if (mandates === undefined) throw new Error('none');
    const lossy = {
      ...world.bank,
      mandates: {
        ...mandates,
        request: async (wanted: Parameters<typeof mandates.request>[0]) => {
          await mandates.request(wanted);
          return refuse('no-answer' as const);
        },
      },
    };
    world.setProvider(lossy);
    await run(id);
    expect(await statusOf(id)).toBe('starting');
    expect(world.notified.troubles).toMatchObject([
      { problem: 'no-answer', mandateId: id, operation: 'start' },
    ]);
    const first = await atBank(id);
    world.setProvider(world.bank);
    world.wait(MINUTE);
    await world.jobs();
    expect(await world.mandate(id)).toMatchObject({
      ...{ status: 'requested', providerRef: first?.id, code: first?.code, operation: 'watch' },
    });
  });

  test('replaces an earlier one of the same subscription, which ends at the bank, too', async () => {
    const { id, subscriptionId } = await world.request(world.order());
    await run(id);
    const { id: next } = await world.request(world.order(), { subscriptionId });
    expect(await statusOf(id)).toBe('cancelled-by-shop');
    expect((await mandateOf(world.context(), subscriptionId))?.id).toBe(next);
    await world.jobs();
    expect((await atBank(id))?.status).toBe('cancelled-by-shop');
    expect(await statusOf(next)).toBe('requested');
    expect((await world.mandate(id)).operation).toBeNull();
  });

  test.each<[string, () => Provider | undefined]>([
    ['has no Pix Automático', () => forgetfulBank()],
    ['refuses the shop’s keys', () => refusing('keys-refused')],
    ['rejects it', () => refusing('rejected')],
    ['is not there', () => undefined],
  ])('of a provider that %s ends at once, and orders are notified', async (_, other) => {
    const { id } = await world.request(world.order());
    world.setProvider(other());
    await run(id);
    expect(await world.mandate(id)).toMatchObject({ status: 'refused', operation: null });
    expect(world.notified.moved).toEqual(['refused']);
  });

  test('is answered by nobody, and expires', async () => {
    const { id } = await world.request(world.order());
    await run(id);
    world.moveTo('2026-08-18');
    await world.jobs();
    expect(await world.mandate(id)).toMatchObject({ status: 'expired', code: null, operation: null });
    expect(world.notified.moved).toEqual(['expired']);
  });
});

describe('with the first order', () => {
  test('its code pays the Pix and authorises; until it is there, none is shown', async () => {
    const [number, id] = [world.order(), newId()];
    const method = await paymentMethod(world.context(), world.shop.pix);
    expect(method?.automaticPix).toBe(true);
    await world.request(number, { id });
    // The provider of the mandate answers later than that of the payment.
    const { mandates: _, ...slow } = world.bank;
    const { mandates } = world.bank;
    if (mandates === undefined) throw new Error('none');
    const waiting = { ...mandates, request: async () => refuse('no-answer' as const) };
    world.setProvider({ ...slow, mandates: waiting });
    await world.charge(number, { activates: id });
    expect(await charge(number)).toMatchObject({ status: 'starting' });
    expect((await charge(number))?.pix).toBeUndefined();
    world.setProvider(world.bank);
    world.wait(MINUTE);
    await runOperationsNow(world.context(), world.gateways, number);
    const shown = await charge(number);
    expect(shown).toMatchObject({ status: 'pending', authorises: true });
    expect(shown?.pix?.code).toBe((await atBank(id))?.firstCode);
    await authorise(world.context(), await world.ref(id), { ceiling: undefined, noticeMode: 'agora' });
    await playAll();
    expect(await charge(number)).toMatchObject({ status: 'paid' });
    expect(await statusOf(id)).toBe('authorised');
    expect(world.notified.paid).toEqual([number]);
  });

  test('a mandate whose code does not come lets the order be paid by its own', async () => {
    const [number, id] = [world.order(), newId()];
    await world.request(number, { id });
    const { mandates } = world.bank;
    if (mandates === undefined) throw new Error('none');
    world.setProvider({
      ...world.bank,
      mandates: { ...mandates, request: async () => refuse('no-answer' as const) },
    });
    await world.charge(number, { activates: id });
    for (let tries = 0; tries < 3; tries += 1) {
      world.wait(MINUTE);
      await run(id);
    }
    const shown = await charge(number);
    expect(shown?.status).toBe('pending');
    expect(shown?.pix?.code).toBe((await world.charges(number))[0]?.pixCode);
    expect(shown?.authorises).toBeUndefined();
  });

  test('its payer refuses, and pays the order alone', async () => {
    const [number, id] = [world.order(), newId()];
    await world.request(number, { id });
    await world.charge(number, { activates: id });
    await refuseMandate(world.context(), await world.ref(id), 'agora');
    await world.play();
    expect(await statusOf(id)).toBe('refused');
    const [row] = await world.charges(number);
    expect(await charge(number)).toMatchObject({ status: 'pending', pix: { code: row?.pixCode } });
    await paySandboxPix(world.context(), row?.providerRef ?? '', 'agora');
    await world.play();
    expect(world.notified).toMatchObject({ paid: [number], moved: ['refused'] });
  });

  test('a Pix that has expired leaves the code that only authorises', async () => {
    const [number, id] = [world.order(), newId()];
    await world.request(number, { id });
    await world.charge(number, { activates: id });
    world.wait(31 * MINUTE);
    await world.jobs();
    expect(await charge(number)).toMatchObject({ status: 'expired' });
    expect((await charge(number))?.authorises).toBeUndefined();
    await authorise(world.context(), await world.ref(id), { ceiling: undefined, noticeMode: 'agora' });
    await world.play();
    expect(await statusOf(id)).toBe('authorised');
    expect(world.notified.paid).toEqual([]);
  });
});

describe('the payer’s word', () => {
  test.each(MODES)('sent %s counts once: authorised with a ceiling, then cancelled', async (noticeMode) => {
    const { id } = await world.request(world.order());
    await run(id);
    const ref = await world.ref(id);
    await authorise(world.context(), ref, { ceiling: centavos(30_000), noticeMode });
    await playAll();
    expect(await world.mandate(id)).toMatchObject({ status: 'authorised', ceiling: 30_000, code: null });
    await cancelMandate(world.context(), ref, noticeMode);
    await playAll();
    expect(await world.mandate(id)).toMatchObject({ status: 'cancelled-by-payer', operation: null });
    expect(world.notified.moved).toEqual(['authorised', 'cancelled-by-payer']);
  });

  test('is learned without any notice, too', async () => {
    const { id } = await world.request(world.order());
    await run(id);
    const ref = await world.ref(id);
    await authorise(world.context(), ref, { ceiling: undefined, noticeMode: 'atrasado' });
    world.wait(2 * MINUTE);
    await world.jobs();
    expect(await statusOf(id)).toBe('authorised');
    await cancelMandate(world.context(), ref, 'atrasado');
    world.wait(13 * 60 * MINUTE);
    await world.jobs();
    expect(await statusOf(id)).toBe('cancelled-by-payer');
    expect((await playAll()).filter((one) => one === 'stepped')).toEqual([]);
    expect(world.notified.moved).toEqual(['authorised', 'cancelled-by-payer']);
  });

  test('on other terms than requested is recorded once, and changes nothing', async () => {
    const { id } = await world.request(world.order());
    await run(id);
    const { mandates } = world.bank;
    const found = await mandates?.fetch({ mandateId: id });
    if (!found?.ok) throw new Error('none');
    const report = { ...found.value, status: 'authorised' as const, floor: centavos(1) };
    const apply = () => applyMandateReport(world.context(), world.gateways, { provider: 'sandbox', report });
    expect(await apply()).toBe('wrong-terms');
    expect(await apply()).toBe('wrong-terms');
    expect(await statusOf(id)).toBe('requested');
    expect(world.notified.moved).toEqual([]);
  });

  test('on another shop’s or another provider’s mandate is ignored', async () => {
    const { id } = await world.request(world.order());
    await run(id);
    const found = await world.bank.mandates?.fetch({ mandateId: id });
    if (!found?.ok) throw new Error('none');
    const report = { ...found.value, status: 'authorised' as const };
    const other = await aMandateWorld(database.current);
    const { gateways } = world;
    const unknown = 'unknown-mandate';
    expect(await applyMandateReport(other.context(), gateways, { provider: 'sandbox', report })).toBe(
      unknown,
    );
    const from = { provider: 'mercado-pago' as const, report };
    expect(await applyMandateReport(world.context(), gateways, from)).toBe(unknown);
    const second = { provider: 'sandbox' as const, report: { ...report, ref: 'sbm-other' } };
    expect(await applyMandateReport(world.context(), gateways, second)).toBe(unknown);
    expect(await statusOf(id)).toBe('requested');
  });
});

describe('the shop ends it', () => {
  const end = (subscriptionId: string) =>
    inTransaction(world.context(), (inside) => endMandates(inside, { subscriptionId }));

  test('at once here, and at the bank as soon as that answers', async () => {
    const { id, subscriptionId } = await world.authorised();
    await end(subscriptionId);
    await end(subscriptionId);
    expect(await world.mandate(id)).toMatchObject({ status: 'cancelled-by-shop', operation: 'cancel' });
    world.setProvider(undefined);
    await world.jobs();
    expect((await atBank(id))?.status).toBe('authorised');
    world.setProvider(world.bank);
    world.wait(MINUTE);
    await world.jobs();
    expect((await atBank(id))?.status).toBe('cancelled-by-shop');
    expect((await world.mandate(id)).operation).toBeNull();
    await playAll();
    expect(world.notified.moved).toEqual([]);
  });

  test('while its payer does: it is over, however the two cross', async () => {
    const { id, subscriptionId } = await world.authorised();
    await cancelMandate(world.context(), await world.ref(id), 'agora');
    await end(subscriptionId);
    await playAll();
    await world.jobs();
    expect(await world.mandate(id)).toMatchObject({ status: 'cancelled-by-shop', operation: null });
    expect((await atBank(id))?.status).toBe('cancelled-by-payer');
  });

  test('before the bank has heard of it: nothing is left there, or it is cancelled as soon as it turns up', async () => {
    const { id, subscriptionId } = await world.request(world.order());
    await end(subscriptionId);
    await world.jobs();
    expect((await world.mandate(id)).operation).toBe('cancel');
    world.wait(6 * MINUTE);
    await world.jobs();
    expect(await world.mandate(id)).toMatchObject({ status: 'cancelled-by-shop', operation: null });
    expect(await atBank(id)).toBeUndefined();
  });

  test('and the payer’s late authorisation is released', async () => {
    const { id, subscriptionId } = await world.request(world.order());
    await run(id);
    const ref = await world.ref(id);
    await end(subscriptionId);
    await authorise(world.context(), ref, { ceiling: undefined, noticeMode: 'agora' });
    await world.play();
    await world.jobs();
    expect((await atBank(id))?.status).toBe('cancelled-by-shop');
    expect(await world.mandate(id)).toMatchObject({ status: 'cancelled-by-shop', operation: null });
  });
});

test('the amount that is asked for is the lowest ceiling', async () => {
  const { id } = await world.request(world.order());
  await run(id);
  expect((await world.mandate(id)).floor).toBe(AMOUNT);
  const low = { ceiling: centavos(AMOUNT - 1), noticeMode: 'agora' } as const;
  expect((await authorise(world.context(), await world.ref(id), low)).ok).toBe(false);
});
