/** The tests that every provider's adapter has to pass. */
import { describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { newId } from '#platform/db/new-id.ts';
import type { Notice, NoticeProblem, Provider, ReceivedNotice } from '../providers/provider.ts';

export interface ProviderWorld {
  readonly provider: () => Provider;
  /** Tokens that its card field could return, by their outcome. */
  readonly tokens: Readonly<Record<'accepted' | 'noLimit' | 'wrongData', string>>;
  /** Plays the payer of a Pix. */
  readonly payPix: (ref: string) => Promise<void>;
  /** The webhook that it sends about this payment, signed at `at`. */
  readonly noticeOf: (ref: string, at: number) => Promise<ReceivedNotice>;
  /** Loses the response to the next call, after the call has been carried out. */
  readonly loseNextAnswer: () => void;
}

const payer = { name: 'Ana Lima', email: 'ana@exemplo.com.br', document: '52998224725' };
const AMOUNT = centavos(12_345);

export function passesAsProvider(name: string, world: () => ProviderWorld): void {
  const common = () => ({ chargeId: newId(), orderNumber: 100_001, amount: AMOUNT, payer, now: Date.now() });
  const aCard = (token: string, capture: boolean) => ({ ...common(), token, instalments: 3, capture });
  const right = async (answer: ReturnType<Provider['cancel']>) => {
    const got = await answer;
    if (!got.ok) throw new Error(got.refusal);
    return got.value;
  };

  describe(`${name}, a Pix`, () => {
    test('is asked for under the charge’s own id, and has a code until it expires', async () => {
      const wanted = { ...common(), expiresAt: Date.now() + 1_800_000 };
      const pix = await right(world().provider().createPix(wanted));
      expect(pix).toMatchObject({
        chargeId: wanted.chargeId,
        status: 'pending',
        amount: AMOUNT,
        captured: 0,
      });
      expect(pix.pix?.code).toMatch(/^000201.*6304[0-9A-F]{4}$/);
      // A provider may allow more time, never less.
      const longer = (pix.pix?.expiresAt ?? 0) - wanted.expiresAt;
      expect(longer).toBeGreaterThan(-1000);
      expect(longer).toBeLessThan(600_000);
    });

    test('asked for again is the same one', async () => {
      const wanted = { ...common(), expiresAt: Date.now() + 1_800_000 };
      const first = await right(world().provider().createPix(wanted));
      expect(await right(world().provider().createPix(wanted))).toEqual(first);
    });

    test('that is paid says so by both of its names', async () => {
      const wanted = { ...common(), expiresAt: Date.now() + 1_800_000 };
      const { ref } = await right(world().provider().createPix(wanted));
      await world().payPix(ref);
      const paid = { status: 'paid', captured: AMOUNT, refunded: 0 };
      expect(await right(world().provider().fetch({ ref }))).toMatchObject(paid);
      expect(await right(world().provider().fetch({ chargeId: wanted.chargeId }))).toMatchObject(paid);
    });
  });

  describe(`${name}, a card`, () => {
    test('is charged at once, or put on hold', async () => {
      const { provider, tokens } = world();
      const paid = await right(provider().authoriseCard(aCard(tokens.accepted, true)));
      expect(paid).toMatchObject({ status: 'paid', amount: AMOUNT, captured: AMOUNT });
      expect(paid.card?.lastFour).toMatch(/^\d{4}$/);
      const held = await right(provider().authoriseCard(aCard(tokens.accepted, false)));
      expect(held).toMatchObject({ status: 'authorised', amount: AMOUNT, captured: 0 });
    });

    test('is refused with what its holder can do about it', async () => {
      const { provider, tokens } = world();
      const poor = await right(provider().authoriseCard(aCard(tokens.noLimit, true)));
      expect(poor).toMatchObject({ status: 'refused', failure: 'no-limit', captured: 0 });
      const wrong = await right(provider().authoriseCard(aCard(tokens.wrongData, true)));
      expect(wrong).toMatchObject({ status: 'refused', failure: 'wrong-data' });
    });

    test('on hold is captured for less', async () => {
      const { provider, tokens } = world();
      const { ref } = await right(provider().authoriseCard(aCard(tokens.accepted, false)));
      const less = await right(provider().capture({ ref, amount: centavos(10_000), key: newId() }));
      expect(less).toMatchObject({ status: 'paid', captured: 10_000 });
    });

    test('on hold is released, and then captured no more', async () => {
      const { provider, tokens } = world();
      const { ref } = await right(provider().authoriseCard(aCard(tokens.accepted, false)));
      expect(await right(provider().cancel(ref))).toMatchObject({ status: 'cancelled', captured: 0 });
      const late = await provider().capture({ ref, amount: AMOUNT, key: newId() });
      expect(late).toEqual({ ok: false, refusal: 'rejected' });
    });

    test('gives back a part, then the rest, and nothing beyond', async () => {
      const { provider, tokens } = world();
      const { ref } = await right(provider().authoriseCard(aCard(tokens.accepted, true)));
      const part = await right(provider().refund({ ref, amount: centavos(2_345), key: newId() }));
      expect(part).toMatchObject({ status: 'paid', refunded: 2_345 });
      const rest = await right(provider().refund({ ref, amount: centavos(10_000), key: newId() }));
      expect(rest).toMatchObject({ status: 'refunded', refunded: AMOUNT });
      expect(await provider().refund({ ref, amount: centavos(1), key: newId() })).toMatchObject({
        ok: false,
      });
    });

    test('whose answer is lost is found by the charge’s id, and was charged once', async () => {
      const { provider, tokens, loseNextAnswer } = world();
      const wanted = aCard(tokens.accepted, true);
      loseNextAnswer();
      expect(await provider().authoriseCard(wanted)).toEqual({ ok: false, refusal: 'no-answer' });
      const found = await right(provider().fetch({ chargeId: wanted.chargeId }));
      expect(found).toMatchObject({ status: 'paid', chargeId: wanted.chargeId });
      expect((await right(provider().authoriseCard(wanted))).ref).toBe(found.ref);
    });
  });

  test(`${name} does not know what it never heard of`, async () => {
    const { provider } = world();
    expect(await provider().fetch({ chargeId: newId() })).toEqual({ ok: false, refusal: 'unknown' });
    expect(await provider().fetch({ ref: '999999999' })).toEqual({ ok: false, refusal: 'unknown' });
  });

  describe(`${name}, a notice`, () => {
    const aNotice = async (at = Date.now()) => {
      const { provider, payPix, noticeOf } = world();
      const { ref } = await right(provider().createPix({ ...common(), expiresAt: Date.now() + 1_800_000 }));
      await payPix(ref);
      return { ref, notice: await noticeOf(ref, at) };
    };
    const read = (notice: ReceivedNotice) => world().provider().readNotice(notice);
    const problem = (refusal: NoticeProblem) => ({ ok: false, refusal });

    test('names its payment and has an id', async () => {
      const { ref, notice } = await aNotice();
      const parsed = read(notice);
      expect(parsed).toMatchObject({ ok: true, value: { ref } });
      expect((parsed as { readonly value: Notice }).value.id).not.toBe('');
    });

    test('that nobody signed, or somebody changed, is none', async () => {
      const { notice } = await aNotice();
      expect(read({ ...notice, headers: {} })).toEqual(problem('bad-signature'));
      const forged = Object.fromEntries(
        Object.entries(notice.headers).map(([header, text]) => [
          header,
          String(text).replace(/v1=[0-9a-f]/, (start) => (start.endsWith('0') ? 'v1=1' : 'v1=0')),
        ]),
      );
      expect(read({ ...notice, headers: forged })).toEqual(problem('bad-signature'));
      const other = await aNotice();
      expect(read({ ...notice, body: other.notice.body })).toEqual(problem('bad-signature'));
    });

    test('older than five minutes, or of the future, is none', async () => {
      const { notice } = await aNotice(Date.now() - 301_000);
      expect(read(notice)).toEqual(problem('stale'));
      const { notice: early } = await aNotice(Date.now() + 302_000);
      expect(read(early)).toEqual(problem('stale'));
    });
  });
}
