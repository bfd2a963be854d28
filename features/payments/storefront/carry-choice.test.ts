import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Session, visitorSession } from '#features/accounts/domain/session.ts';
import type { Asker } from '#features/accounts/storefront/buyer.ts';
import { memoryStorage } from '#platform/testing/memory-storage.ts';
import { carryChoice } from './carry-choice.ts';
import { chooseMethod, chosenMethod } from './current-method.ts';
import { unsavedMethod } from './unsaved-method.ts';

const [boleto, pix] = ['a1', 'b2'].map((end) => `01a1fc5d-1800-706a-bd3b-429c3a9c53${end}`);
const call = vi.fn(async (..._: unknown[]): Promise<void> => undefined);
const asker = (shop: string, session: Session): Asker => ({
  api: { call } as unknown as Asker['api'],
  shop: { id: shop },
  session,
});
const ana = (more: Partial<Session> = {}): Session => ({
  authenticated: true,
  handle: 'h',
  clientId: 'ana',
  ...more,
});

beforeEach(() => {
  const storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('document', { cookie: '' });
  call.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('what a visitor has chosen becomes the client’s at login, at that shop alone', async () => {
  const visitor = asker('one', visitorSession);
  chooseMethod(visitor, boleto ?? '');
  // A visitor's choice is in the browser only.
  expect(call).not.toHaveBeenCalled();
  await carryChoice(visitor, asker('one', ana({ paymentMethodId: pix ?? '' })));
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
    params: { idcliente: 'ana', idfornecedor: 'one' },
    body: { idformapagto: boleto },
  });
  await carryChoice(asker('two', visitorSession), asker('two', ana()));
  expect(call).toHaveBeenCalledOnce();
});

test('a choice that is the client’s already, and one without a client, are not saved', async () => {
  const visitor = asker('three', visitorSession);
  chooseMethod(visitor, boleto ?? '');
  await carryChoice(visitor, asker('three', ana({ paymentMethodId: boleto ?? '' })));
  await carryChoice(visitor, asker('three', ana({ choosing: true })));
  expect(call).not.toHaveBeenCalled();
});

test('a client’s choice is newer than what came with the session, for the whole visit', async () => {
  const client = asker('four', ana({ paymentMethodId: pix ?? '' }));
  expect(chosenMethod(client)).toBe(pix);
  chooseMethod(client, boleto ?? '');
  expect(chosenMethod(client)).toBe(boleto);
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
});

const sent = () =>
  call.mock.calls.map(([, request]) => (request as { body: { idformapagto: string } }).body.idformapagto);

test('two quick choices arrive in their order', async () => {
  const client = asker('five', ana());
  const first = Promise.withResolvers<void>();
  call.mockImplementationOnce(() => first.promise);
  chooseMethod(client, boleto ?? '');
  await vi.waitFor(() => expect(sent()).toEqual([boleto]));
  chooseMethod(client, pix ?? '');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent()).toEqual([boleto]);
  first.resolve();
  await vi.waitFor(() => expect(sent()).toEqual([boleto, pix]));
});

test('what a page that was left has not saved still holds on the next page, which saves it', async () => {
  const client = asker('six', ana());
  call.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  chooseMethod(client, boleto ?? '');
  await vi.waitFor(() => expect(sent()).toEqual([boleto]));
  vi.resetModules();
  const next = await import('./current-method.ts');
  const later = asker('six', ana({ paymentMethodId: pix ?? '' }));
  expect(next.chosenMethod(later)).toBe(boleto);
  next.saveChoice(later);
  await vi.waitFor(() => expect(sent()).toEqual([boleto, boleto]));
  // A page that was asked for before it was saved has the former one, and shows this.
  expect(unsavedMethod(later)).toBe(boleto);
  await vi.waitFor(() => expect(unsavedMethod(later)).toBeUndefined(), { timeout: 5_000 });
  expect(next.chosenMethod(later)).toBe(boleto);
  vi.resetModules();
  const third = await import('./current-method.ts');
  expect(third.chosenMethod(later)).toBe(pix);
});
