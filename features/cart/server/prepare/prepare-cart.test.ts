import { beforeEach, describe, expect, test } from 'vitest';
import { aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { aCombo } from '#features/promotions/server/testing/a-combo.ts';
import { EMPTY_UUID } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { PreparedLine } from '../../domain/preparation.ts';
import { aLine } from '../../domain/testing/a-product.ts';
import { loadCart } from '../load-cart.ts';
import { saveCart } from '../save-cart.ts';
import { aShopper, type ShopperContext } from '../testing/a-shopper.ts';
import { type AttendantContext, anAttendant } from '../testing/an-attendant.ts';
import { appOf } from '../testing/app-of.ts';
import { unlockCart } from '../unlock-cart.ts';
import { panelCartsRoutes } from './panel-carts.routes.ts';
import { prepareCart } from './prepare-cart.ts';
import { releaseCart } from './release-cart.ts';

const database = testDatabase();
const DAY = 86_400_000;
let shop: Context;
let shopper: ShopperContext;
let attendant: AttendantContext;
let product: string;

beforeEach(async () => {
  shop = await aShop(database.current);
  shopper = await aShopper(shop);
  attendant = await anAttendant(shop);
  product = await aProduct(shop, { price: 1000 });
});

const prepare = (lines: readonly PreparedLine[], clientId = shopper.actor.clientId) =>
  prepareCart(attendant, clientId, { lines, reason: 'Combinado', expiresAt: shop.now + 7 * DAY });

describe('an attendant prepares a cart (spec 6)', () => {
  test('its client finds what was put in, instead of what was there, and by whom', async () => {
    const other = await aProduct(shop, { price: 500 });
    await saveCart(shopper, { lines: [aLine(other, 1)], mode: 'replace' });
    expect(await prepare([aLine(product, 3)])).toMatchObject({ ok: true, value: { version: 2 } });
    expect(await loadCart(shopper, {})).toMatchObject({
      lines: [{ product: { id: product }, quantity: 3000, price: { total: 3000 } }],
      notices: [],
      lock: { attendant: 'Paula Lima', reason: 'Combinado' },
    });
  });

  test('its prices stand for the quantities that were agreed, until they expire', async () => {
    await prepare([{ ...aLine(product, 3), price: centavos(850) }]);
    const { lines } = await loadCart(shopper, {});
    expect(lines).toMatchObject([{ price: { unit: 850, reason: 'attendant', total: 2550, saved: 450 } }]);
    const { version } = await unlockCart(shopper, {});
    const more = await saveCart(shopper, { lines: [aLine(product, 4)], mode: 'replace', seen: version });
    expect(more).toMatchObject({ value: { lines: [{ price: { unit: 1000, reason: 'normal' } }] } });
    const back = await saveCart(shopper, { lines: [aLine(product, 3)], mode: 'replace' });
    expect(back).toMatchObject({ value: { lines: [{ price: { unit: 850 } }] } });
    const later = { ...shopper, now: shop.now + 7 * DAY };
    expect((await loadCart(later, {})).lines).toMatchObject([{ price: { unit: 1000 } }]);
    const other = await aShopper(shop);
    const theirs = await saveCart(other, { lines: [aLine(product, 3)], mode: 'replace' });
    expect(theirs).toMatchObject({ value: { lines: [{ price: { unit: 1000 } }] } });
  });

  test('a second preparation takes the place of the first', async () => {
    await prepare([aLine(product, 3)]);
    expect(await prepare([aLine(product, 1)])).toMatchObject({ ok: true, value: { lock: {} } });
    expect((await loadCart(shopper, {})).lines).toMatchObject([{ quantity: 1000 }]);
  });

  test('what can’t be sold so is the attendant’s to mend: nothing is written', async () => {
    await prepare([aLine(product, 3)]);
    const empty = await aProduct(shop, { price: 500, stock: 0 });
    for (const lines of [[aLine(empty, 1)], [aLine(EMPTY_UUID, 1)], [aLine(product, 1.5)]]) {
      expect(await prepare(lines)).toEqual({ ok: false, refusal: { code: 'line-not-available' } });
    }
    expect(await loadCart(shopper, {})).toMatchObject({ version: 1, lines: [{ quantity: 3000 }] });
  });

  test('a combo is not for attendants to put in, and that is said', async () => {
    const { id } = await aCombo(shop);
    const app = await appOf(panelCartsRoutes, () => attendant);
    const url = `/v4/painel/${shop.supplier.id}/clientes/${shopper.actor.clientId}/carrinho`;
    const itens = [{ id, quantidade: 1, idcombopromocional_cabecalho: id }];
    const answer = await app.inject({ method: 'PUT', url, payload: { itens, motivo: 'Combinado' } });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'combo-not-prepared']);
    expect(answer.json().message).toContain('Combos não entram');
    expect(await prepare([aLine(id, 1)])).toEqual({ ok: false, refusal: { code: 'line-not-available' } });
    expect(await loadCart(shopper, {})).toMatchObject({ version: 0, lines: [] });
  });

  test('what it prepares takes the place of combos, too', async () => {
    const { id } = await aCombo(shop);
    await saveCart(shopper, { lines: [aLine(id, 1, { combo: true })], mode: 'replace' });
    expect(await prepare([aLine(product, 3)])).toMatchObject({ ok: true });
    expect((await loadCart(shopper, {})).lines.map((line) => line.product.id)).toEqual([product]);
  });

  test('a client that the shop does not know is not found, like one that does not exist', async () => {
    const elsewhere = await aShop(database.current);
    const theirs = await aShopper(elsewhere);
    for (const id of [theirs.actor.clientId, EMPTY_UUID]) {
      expect(await prepare([aLine(product, 1)], id)).toEqual({
        ok: false,
        refusal: { code: 'client-not-found' },
      });
      expect(await releaseCart(attendant, id)).toEqual({ ok: false, refusal: { code: 'client-not-found' } });
    }
  });

  test('the attendant may take the lock off again; what is in the cart stays', async () => {
    await prepare([aLine(product, 3)]);
    expect(await releaseCart(attendant, shopper.actor.clientId)).toMatchObject({
      ok: true,
      value: { version: 2 },
    });
    const cart = await loadCart(shopper, {});
    expect(cart).toMatchObject({ lines: [{ quantity: 3000 }] });
    expect(cart).not.toHaveProperty('lock');
    expect(await releaseCart(attendant, shopper.actor.clientId)).toMatchObject({
      ok: true,
      value: { version: 2 },
    });
  });
});
