/** The tests that the adapter of every provider with Pix Automático has to pass, besides those of `conformance.ts`. */
import { describe, expect, test } from 'vitest';
import { centavos, type Money } from '#kernel/money.ts';
import type { Result } from '#kernel/result.ts';
import { addDays } from '#kernel/time/calendar.ts';
import { dayAt } from '#kernel/time/time-zone.ts';
import { newId } from '#platform/db/new-id.ts';
import type { MandateCalls, WantedMandate } from '../providers/mandate-calls.ts';
import type { Provider, ReceivedNotice } from '../providers/provider.ts';

export interface MandateWorld {
  readonly provider: () => Provider;
  /** Plays the payer at their bank. With a first payment, `authorise` makes it, too. */
  readonly payer: {
    readonly authorise: (ref: string, ceiling?: Money) => Promise<void>;
    readonly refuse: (ref: string) => Promise<void>;
    readonly cancel: (ref: string) => Promise<void>;
    readonly cancelCollection: (ref: string, paymentRef: string) => Promise<void>;
    readonly setFunds: (ref: string, funds: boolean) => Promise<void>;
  };
  /** Lets the banks do what they do on this day, 'YYYY-MM-DD'. */
  readonly onDay: (day: string) => Promise<void>;
  /** The webhook that it sends about this mandate, signed at `at`. */
  readonly noticeOf: (ref: string, at: number) => Promise<ReceivedNotice>;
}

const FLOOR = centavos(10_000);
const payer = { name: 'Ana Lima', email: 'ana@exemplo.com.br', document: '52998224725' };

export function passesWithMandates(name: string, world: () => MandateWorld): void {
  const calls = (): MandateCalls => {
    const { mandates } = world().provider();
    if (mandates === undefined) throw new Error('no mandates');
    return mandates;
  };
  const today = () => dayAt(Date.now(), 'America/Sao_Paulo');
  const right = async <T>(answer: Promise<Result<T, string>>): Promise<T> => {
    const got = await answer;
    if (!got.ok) throw new Error(got.refusal);
    return got.value;
  };
  const wanted = (more: Partial<WantedMandate> = {}): WantedMandate => ({
    ...{ mandateId: newId(), orderNumber: 100_001, payer, now: Date.now() },
    ...{ periodicity: 'monthly', startsOn: addDays(today(), 2), floor: FLOOR, retries: true },
    expiresAt: Date.now() + 7 * 24 * 60 * 60_000,
    ...more,
  });
  const authorised = async (ceiling?: Money, more: Partial<WantedMandate> = {}) => {
    const mandate = await right(calls().request(wanted(more)));
    await world().payer.authorise(mandate.ref, ceiling);
    return mandate.ref;
  };
  const collection = (
    mandateRef: string,
    more: { readonly amount?: Money; readonly dueOn?: string } = {},
  ) => ({
    ...{ chargeId: newId(), orderNumber: 100_002, amount: FLOOR, payer, now: Date.now() },
    ...{ mandateRef, dueOn: addDays(today(), 2), ...more },
  });
  const status = async (ref: string) => (await right(world().provider().fetch({ ref }))).status;

  describe(`${name}, a mandate`, () => {
    test('is asked for under its own id, with a code to authorise it; asked for again it is the same', async () => {
      const request = wanted();
      const first = await right(calls().request(request));
      expect(first).toMatchObject({
        ...{ mandateId: request.mandateId, status: 'requested', periodicity: 'monthly', floor: FLOOR },
      });
      expect(first.ceiling).toBeUndefined();
      expect(first.code).toMatch(/^000201.*6304[0-9A-F]{4}$/);
      expect(first.firstCode).toBeUndefined();
      expect(await right(calls().request(request))).toEqual(first);
    });

    test('is authorised, with the ceiling that its payer sets, and says so by both of its names', async () => {
      const request = wanted();
      const { ref } = await right(calls().request(request));
      await world().payer.authorise(ref, centavos(25_000));
      const expected = { status: 'authorised', ceiling: 25_000, mandateId: request.mandateId };
      expect(await right(calls().fetch({ ref }))).toMatchObject(expected);
      expect(await right(calls().fetch({ mandateId: request.mandateId }))).toMatchObject(expected);
    });

    test('is authorised with the first payment, in one step', async () => {
      const pix = {
        ...{ chargeId: newId(), orderNumber: 100_001, amount: FLOOR, payer, now: Date.now() },
        expiresAt: Date.now() + 1_800_000,
      };
      const { ref: paymentRef } = await right(world().provider().createPix(pix));
      const first = { chargeId: pix.chargeId, ref: paymentRef };
      const { ref, code, firstCode } = await right(calls().request(wanted({ first })));
      expect(firstCode).toMatch(/^000201.*6304[0-9A-F]{4}$/);
      expect(firstCode).not.toBe(code);
      await world().payer.authorise(ref);
      expect(await status(paymentRef)).toBe('paid');
      expect((await right(calls().fetch({ ref }))).status).toBe('authorised');
    });

    test('is refused by its payer, and cannot be authorised or cancelled then', async () => {
      const { ref } = await right(calls().request(wanted()));
      await world().payer.refuse(ref);
      await world().payer.authorise(ref);
      expect((await right(calls().fetch({ ref }))).status).toBe('refused');
      expect(await calls().cancel(ref)).toEqual({ ok: false, refusal: 'rejected' });
    });

    test('is cancelled by its payer, or by the shop, whoever is first', async () => {
      const byPayer = await authorised();
      await world().payer.cancel(byPayer);
      expect((await right(calls().fetch({ ref: byPayer }))).status).toBe('cancelled-by-payer');
      expect(await calls().cancel(byPayer)).toEqual({ ok: false, refusal: 'rejected' });
      const byShop = await authorised();
      expect((await right(calls().cancel(byShop))).status).toBe('cancelled-by-shop');
      await world().payer.cancel(byShop);
      expect((await right(calls().fetch({ ref: byShop }))).status).toBe('cancelled-by-shop');
    });

    test('that it never heard of is unknown', async () => {
      expect(await calls().fetch({ mandateId: newId() })).toEqual({ ok: false, refusal: 'unknown' });
      expect(await calls().fetch({ ref: '999999999' })).toEqual({ ok: false, refusal: 'unknown' });
    });

    test('is named by a notice that has an id, and a signature', async () => {
      const ref = await authorised();
      const notice = await world().noticeOf(ref, Date.now());
      const read = world().provider().readNotice(notice);
      expect(read).toMatchObject({ ok: true, value: { mandateRef: ref } });
      expect(
        world()
          .provider()
          .readNotice({ ...notice, headers: {} }),
      ).toMatchObject({ ok: false });
      const stale = await world().noticeOf(ref, Date.now() - 301_000);
      expect(world().provider().readNotice(stale)).toEqual({ ok: false, refusal: 'stale' });
    });
  });

  describe(`${name}, a collection`, () => {
    test('is planned once under the charge’s own id, and made on its day, not before', async () => {
      const wish = collection(await authorised());
      const planned = await right(calls().collect(wish));
      expect(planned).toMatchObject({
        ...{ chargeId: wish.chargeId, status: 'pending', amount: FLOOR, captured: 0 },
        collection: { dueOn: wish.dueOn, failedOn: [] },
      });
      expect(await right(calls().collect(wish))).toEqual(planned);
      await world().onDay(addDays(wish.dueOn, -1));
      expect(await status(planned.ref)).toBe('pending');
      await world().onDay(wish.dueOn);
      const paid = await right(world().provider().fetch({ chargeId: wish.chargeId }));
      expect(paid).toMatchObject({ status: 'paid', captured: FLOOR, refunded: 0 });
    });

    test('is rejected without an authorised mandate, above its ceiling, and less than two or more than ten days ahead', async () => {
      const rejected = { ok: false, refusal: 'rejected' };
      const { ref } = await right(calls().request(wanted()));
      expect(await calls().collect(collection(ref))).toEqual(rejected);
      const limited = await authorised(centavos(15_000));
      expect(await calls().collect(collection(limited, { amount: centavos(15_001) }))).toEqual(rejected);
      for (const days of [0, 1, 11])
        expect(await calls().collect(collection(limited, { dueOn: addDays(today(), days) }))).toEqual(
          rejected,
        );
      for (const days of [2, 10])
        expect(await calls().collect(collection(limited, { dueOn: addDays(today(), days) }))).toMatchObject({
          ok: true,
        });
    });

    test('that fails for lack of funds is tried again when asked, and then paid', async () => {
      const mandate = await authorised();
      const wish = collection(mandate);
      const { ref } = await right(calls().collect(wish));
      await world().payer.setFunds(mandate, false);
      await world().onDay(wish.dueOn);
      const failed = await right(world().provider().fetch({ ref }));
      expect(failed).toMatchObject({ status: 'pending', collection: { failedOn: [wish.dueOn] } });
      const on = addDays(wish.dueOn, 2);
      const again = { ref, on, key: newId(), now: Date.now() + 2 * 24 * 60 * 60_000 };
      const retried = await right(calls().retry(again));
      expect(retried.collection).toEqual({ dueOn: on, failedOn: [wish.dueOn] });
      expect(await right(calls().retry(again))).toEqual(retried);
      await world().payer.setFunds(mandate, true);
      await world().onDay(on);
      expect(await status(ref)).toBe('paid');
    });

    test('is over after the last try, at once where the mandate allows no other', async () => {
      const mandate = await authorised(undefined, { retries: false });
      const wish = collection(mandate);
      const { ref } = await right(calls().collect(wish));
      await world().payer.setFunds(mandate, false);
      await world().onDay(wish.dueOn);
      expect(await status(ref)).toBe('expired');
      const retry = { ref, on: addDays(wish.dueOn, 2), key: newId(), now: Date.now() };
      expect(await calls().retry(retry)).toMatchObject({ ok: false });
    });

    test('is cancelled by its payer or by the shop before its day, and ends with its mandate', async () => {
      const mandate = await authorised();
      const [one, two, three] = await Promise.all(
        [2, 3, 4].map((days) =>
          right(calls().collect(collection(mandate, { dueOn: addDays(today(), days) }))),
        ),
      );
      await world().payer.cancelCollection(mandate, one?.ref ?? '');
      expect(await status(one?.ref ?? '')).toBe('cancelled');
      expect(
        (
          await right(
            world()
              .provider()
              .cancel(two?.ref ?? ''),
          )
        ).status,
      ).toBe('cancelled');
      await world().payer.cancel(mandate);
      expect(await status(three?.ref ?? '')).toBe('cancelled');
    });

    test('that was made is given back like any other Pix', async () => {
      const wish = collection(await authorised());
      const { ref } = await right(calls().collect(wish));
      await world().onDay(wish.dueOn);
      const back = await right(world().provider().refund({ ref, amount: FLOOR, key: newId() }));
      expect(back).toMatchObject({ status: 'refunded', refunded: FLOOR });
    });
  });
}
