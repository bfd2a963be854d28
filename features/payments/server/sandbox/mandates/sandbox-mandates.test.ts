import { beforeAll, describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { addDays } from '#kernel/time/calendar.ts';
import { instantAt } from '#kernel/time/time-zone.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { MAX_RETRIES } from '../../../domain/mandate/collection-days.ts';
import { parsePixCode } from '../../../domain/testing/parse-pix-code.ts';
import type { Provider } from '../../providers/provider.ts';
import { aPaidShop, type PaidShop } from '../../testing/a-paid-shop.ts';
import { type MandateWorld, passesWithMandates } from '../../testing/mandate-conformance.ts';
import { dueNotices } from '../sandbox.store.ts';
import { mandateNoticeBody } from '../sandbox-notice.schema.ts';
import { sandboxProvider } from '../sandbox-provider.ts';
import { SIGNATURE_HEADER, signNotice } from '../sandbox-secret.ts';
import { authorise, cancelCollection, cancelMandate, refuseMandate, setFunds } from './play-payer.ts';
import { collectDue } from './sandbox-collections.ts';

const database = testDatabase();
const SECRET = 's'.repeat(32);
const ZONE = 'America/Sao_Paulo';

let shop: PaidShop;
let provider: Provider;
beforeAll(async () => {
  shop = await aPaidShop(database.current);
  provider = sandboxProvider({ db: shop.db, supplier: shop.supplier, secret: SECRET });
});

const onDay = async (day: string): Promise<void> => {
  await collectDue(shop.db, instantAt({ date: day, minutes: 8 * 60 }, ZONE));
};

passesWithMandates('the sandbox', (): MandateWorld => {
  const now = () => ({ ...shop, now: Date.now() });
  return {
    provider: () => provider,
    payer: {
      authorise: async (ref, ceiling) => {
        await authorise(now(), ref, { ceiling, noticeMode: 'agora' });
      },
      refuse: async (ref) => {
        await refuseMandate(now(), ref, 'agora');
      },
      cancel: async (ref) => {
        await cancelMandate(now(), ref, 'agora');
      },
      cancelCollection: async (ref, paymentRef) => {
        await cancelCollection(now(), ref, paymentRef);
      },
      setFunds: async (ref, funds) => {
        await setFunds(now(), ref, funds);
      },
    },
    onDay,
    noticeOf: async (ref, at) => {
      const body = mandateNoticeBody(newId(), ref);
      const headers = { [SIGNATURE_HEADER]: signNotice(SECRET, shop.supplier.id, body, at) };
      return { body, headers, query: {}, now: Date.now() };
    },
  };
});

describe('the sandbox', () => {
  const START = '2026-08-10';
  const at = (day: string) => instantAt({ date: day, minutes: 9 * 60 }, ZONE);
  const payer = { name: 'Ana', email: 'ana@exemplo.com.br' };
  let clock = at(START);
  let timed: Provider;
  beforeAll(() => {
    timed = sandboxProvider({ db: shop.db, supplier: shop.supplier, secret: SECRET, now: () => clock });
  });
  const aMandate = async (retries = true) => {
    clock = at(START);
    const wanted = {
      ...{ mandateId: newId(), orderNumber: 1, periodicity: 'weekly' as const, startsOn: '2026-08-12' },
      ...{ floor: centavos(1_000), retries, payer, expiresAt: at('2026-08-17'), now: clock },
    };
    const made = await timed.mandates?.request(wanted);
    if (!made?.ok) throw new Error('no mandate');
    return made.value;
  };
  const collect = async (mandateRef: string) => {
    const wanted = { chargeId: newId(), orderNumber: 1, amount: centavos(2_000), payer, now: clock };
    const made = await timed.mandates?.collect({ ...wanted, mandateRef, dueOn: '2026-08-12' });
    if (!made?.ok) throw new Error('no collection');
    return made.value.ref;
  };
  const state = async (ref: string) => {
    const found = await timed.fetch({ ref });
    return found.ok ? [found.value.status, found.value.collection?.failedOn.length] : found.refusal;
  };

  test('makes codes that a bank’s app would read', async () => {
    const { ref, code = '' } = await aMandate();
    expect(parsePixCode(code)).toMatchObject({ mandateUrl: `pix.sandbox.exemplo/rec/${ref}`, name: 'Loja' });
    expect(parsePixCode(code)?.amount).toBeUndefined();
  });

  test('lets a request end by the clock', async () => {
    const { ref } = await aMandate();
    clock = at('2026-08-17');
    expect(await timed.mandates?.fetch({ ref })).toMatchObject({ ok: true, value: { status: 'expired' } });
    const late = { ...shop, now: clock };
    expect((await authorise(late, ref, { ceiling: undefined, noticeMode: 'agora' })).ok).toBe(false);
  });

  test('accepts no ceiling below what the shop asks for', async () => {
    const { ref } = await aMandate();
    const then = { ...shop, now: clock };
    const low = { ceiling: centavos(999), noticeMode: 'agora' } as const;
    expect((await authorise(then, ref, low)).ok).toBe(false);
    expect((await authorise(then, ref, { ...low, ceiling: centavos(1_000) })).ok).toBe(true);
  });

  test('tries four times in all, and then it is over', async () => {
    const { ref } = await aMandate();
    const then = { ...shop, now: clock };
    await authorise(then, ref, { ceiling: undefined, noticeMode: 'agora' });
    await setFunds(then, ref, false);
    const payment = await collect(ref);
    let due = '2026-08-12';
    for (let tried = 1; tried <= MAX_RETRIES; tried += 1) {
      clock = at(due);
      await onDay(due);
      expect(await state(payment)).toEqual(['pending', tried]);
      const on = addDays(due, 1);
      const again = await timed.mandates?.retry({ ref: payment, on, key: newId(), now: clock });
      expect(again?.ok).toBe(true);
      due = on;
    }
    await onDay(due);
    expect(await state(payment)).toEqual(['expired', 4]);
  });

  test('ends what nobody asks to be tried again, after seven days', async () => {
    const { ref } = await aMandate();
    const then = { ...shop, now: clock };
    await authorise(then, ref, { ceiling: undefined, noticeMode: 'agora' });
    await setFunds(then, ref, false);
    const payment = await collect(ref);
    for (const day of ['2026-08-12', '2026-08-13', '2026-08-18']) await onDay(day);
    expect(await state(payment)).toEqual(['pending', 1]);
    await onDay('2026-08-19');
    expect(await state(payment)).toEqual(['expired', 1]);
  });

  test('lets nobody cancel on the day itself', async () => {
    const { ref } = await aMandate();
    await authorise({ ...shop, now: clock }, ref, { ceiling: undefined, noticeMode: 'agora' });
    const payment = await collect(ref);
    const eve = instantAt({ date: '2026-08-11', minutes: 23 * 60 + 59 }, ZONE);
    clock = eve + 60_000;
    expect((await cancelCollection({ ...shop, now: clock }, ref, payment)).ok).toBe(false);
    expect(await timed.cancel(payment)).toEqual({ ok: false, refusal: 'rejected' });
    clock = eve;
    expect((await cancelCollection({ ...shop, now: clock }, ref, payment)).ok).toBe(true);
    expect(await state(payment)).toEqual(['cancelled', 0]);
  });

  test.each([
    ['agora', [0]],
    ['atrasado', [10_000]],
    ['repetido', [0, 1_000, 2_000]],
    ['fora-de-ordem', [0, 2_000]],
  ] as const)(
    'sends notices %s, of the mandate and of what is collected under it',
    async (noticeMode, delays) => {
      const { ref } = await aMandate();
      await authorise({ ...shop, now: clock }, ref, { ceiling: undefined, noticeMode });
      const payment = await collect(ref);
      await onDay('2026-08-12');
      const notices = await dueNotices(shop.db, at('2026-09-01'));
      const sent = (word: string, from: number) =>
        notices
          .filter(({ body }) => body.includes(word))
          .map(({ dueAt }) => dueAt.getTime() - from)
          .sort((one, other) => one - other);
      expect(sent(`"mandate":"${ref}"`, clock)).toEqual(delays);
      expect(sent(`"ref":"${payment}"`, instantAt({ date: '2026-08-12', minutes: 480 }, ZONE))).toEqual(
        delays,
      );
    },
  );

  test('knows nothing of another supplier’s mandates', async () => {
    const { ref, mandateId } = await aMandate();
    const other = sandboxProvider({
      db: shop.db,
      supplier: { id: newId(), name: 'Outra' },
      secret: SECRET,
    });
    expect(await other.mandates?.fetch({ ref })).toEqual({ ok: false, refusal: 'unknown' });
    expect(await other.mandates?.fetch({ mandateId })).toEqual({ ok: false, refusal: 'unknown' });
    expect(await other.mandates?.cancel(ref)).toEqual({ ok: false, refusal: 'unknown' });
  });
});
