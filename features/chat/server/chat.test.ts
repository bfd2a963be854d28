/** Conversations in the database: who sees them, messages once, unread, mails, settings. */
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addLinkedUser } from '#features/accounts/server/clients/add-linked-user.ts';
import { aShopper, type ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { anOwner } from '#features/catalog/server/testing/an-owner.ts';
import { submitOrder } from '#features/orders/server/submit/submit-order.ts';
import { aCheckout, aDraft, type Checkout } from '#features/orders/server/testing/a-checkout.ts';
import type { Result } from '#kernel/result.ts';
import type { StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { mailOutbox } from '#platform/mail/outbox.tables.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { messageToWire } from '../contract/room.wire.ts';
import { MAX_MESSAGE_LENGTH } from '../domain/chat-message.ts';
import { CHAT_PAGE_SIZE, type ChatRoom } from '../domain/chat-room.ts';
import { addMessage, MAIL_DELAY } from './add-message.ts';
import { assignRoom, attendantsOf, closeRoom, readRoom } from './change-room.ts';
import { chatMessages, chatRooms } from './chat.tables.ts';
import { listMessages } from './list-messages.ts';
import { getRoom, listRooms, listShopRooms } from './list-rooms.ts';
import { CHAT_MAIL, chatMails } from './mails/chat-mails.ts';
import { mailWhoIsAway } from './mails/mail-who-is-away.ts';
import { openRoom, openShopRoom } from './open-room.ts';
import { chatPersonalData, forgetClientChats } from './personal-data.store.ts';
import { roomRow } from './rooms.store.ts';
import { sendMessage } from './send-message.ts';
import {
  addCannedAnswer,
  changeCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
} from './settings/canned-answers.ts';
import { changeChatSettings, chatDesk } from './settings/chat-desk.ts';

const database = testDatabase();
let checkout: Checkout;
let ana: ShopperContext;
let staff: StaffContext;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  ana = checkout.shopper;
  staff = { ...checkout.shop, actor: await anOwner(checkout.shop) };
});

function accepted<Value>(result: Result<Value, { readonly code: string }>): Value {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}
const codeOf = (result: Result<unknown, { readonly code: string }>): string =>
  result.ok ? 'ok' : result.refusal.code;

const about = async (who = ana): Promise<ChatRoom> => accepted(await openRoom(who, { channel: 'shop' }));
const say = async (who: ShopperContext | StaffContext, room: ChatRoom, text: string, id: string = newId()) =>
  accepted(await sendMessage(who, room.id, { id, text }));
const ordered = async (who = ana): Promise<number> => {
  const draft = aDraft(checkout, { [await aProduct(checkout.shop)]: 1 });
  return accepted(await submitOrder(who, { draft, key: undefined })).number;
};
const ALL = { limit: CHAT_PAGE_SIZE, offset: 0 };
const textsOf = async (who: ShopperContext | StaffContext, room: ChatRoom): Promise<string[]> =>
  accepted(await listMessages(who, room.id, ALL)).messages.map(({ text }) => text);

/** Another person who acts for Ana's client. */
async function linkedTo(): Promise<ShopperContext> {
  const id = newId();
  const email = `${id}@exemplo.com.br`;
  await addLinkedUser(ana.db, ana.actor.clientId, { id, name: 'João', email, passwordHash: 'none' });
  return { ...ana, actor: { ...ana.actor, userId: id, name: 'João', capacity: 'linked' } };
}

describe('a room', () => {
  test('about the shop, or about an order, is opened once', async () => {
    const number = await ordered();
    const [shop, again] = [await about(), await about()];
    const order = accepted(await openRoom(ana, { channel: 'order', orderNumber: number }));
    expect(again.id).toBe(shop.id);
    expect(order).toMatchObject({ channel: 'order', orderNumber: number, total: 0, closed: false });
    expect(accepted(await openShopRoom(staff, number)).id).toBe(order.id);
  });

  test('is opened at the same moment by several, and is one', async () => {
    const opened = await Promise.all(Array.from({ length: 5 }, () => about()));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  });

  test('is listed once somebody has written in it', async () => {
    const room = await about();
    expect((await listRooms(ana, {}, ALL)).total).toBe(0);
    await say(ana, room, 'Bom dia');
    expect(await listRooms(ana, {}, ALL)).toMatchObject({ total: 1, unread: 0 });
    expect(await listShopRooms(staff, {}, ALL)).toMatchObject({
      total: 1,
      rooms: [{ clientName: 'Ana Souza', last: { text: 'Bom dia' } }],
      counts: { unread: 1, waiting: 1, open: 1, mine: 0, unattended: 1 },
    });
  });

  test('closes, opens, and is opened again by a message', async () => {
    const room = await about();
    await say(ana, room, 'Bom dia');
    expect(accepted(await closeRoom(staff, room.id, true)).closed).toBe(true);
    expect((await listRooms(ana, { closed: false }, ALL)).total).toBe(0);
    expect(accepted(await closeRoom(ana, room.id, false)).closed).toBe(false);
    await closeRoom(ana, room.id, true);
    await say(ana, room, 'Mais uma coisa');
    expect(accepted(await getRoom(ana, room.id))).toMatchObject({ closed: false, total: 2 });
  });
});

describe('a room is seen by its client’s people and the shop’s alone', () => {
  const everything = async (who: ShopperContext | StaffContext, id: string): Promise<string[]> =>
    [
      await getRoom(who, id),
      await listMessages(who, id, ALL),
      await sendMessage(who, id, { id: newId(), text: 'oi' }),
      await readRoom(who, id, 1),
      await closeRoom(who, id, true),
    ].map(codeOf);
  const HIDDEN = Array.from({ length: 5 }, () => 'room-not-found');

  test('not by another client, nor by another shop', async () => {
    const room = await about();
    await say(ana, room, 'segredo');
    expect(await everything(await aShopper(checkout.shop), room.id)).toEqual(HIDDEN);
    const other = await aCheckout(database.current);
    expect(await everything({ ...other.shop, actor: await anOwner(other.shop) }, room.id)).toEqual(HIDDEN);
    expect(await everything({ ...other.shop, actor: ana.actor }, room.id)).toEqual(HIDDEN);
    expect(await textsOf(ana, room)).toEqual(['segredo']);
  });

  test('a linked user sees their own, and the main user sees those too', async () => {
    const joao = await linkedTo();
    const [anas, joaos] = [await about(), await about(joao)];
    expect(joaos.id).not.toBe(anas.id);
    await say(ana, anas, 'da Ana');
    await say(joao, joaos, 'do João');
    expect(await everything(joao, anas.id)).toEqual(HIDDEN);
    expect((await listRooms(joao, {}, ALL)).rooms.map(({ id }) => id)).toEqual([joaos.id]);
    expect((await listRooms(ana, {}, ALL)).total).toBe(2);
    const number = await ordered();
    expect(codeOf(await openRoom(joao, { channel: 'order', orderNumber: number }))).toBe('order-not-found');
  });

  test('a representative shares the main user’s room', async () => {
    const rui = await aShopper(checkout.shop);
    const { clientId } = ana.actor;
    const acting: ShopperContext = { ...rui, actor: { ...rui.actor, clientId, capacity: 'representative' } };
    expect((await about(acting)).id).toBe((await about()).id);
  });

  test('nobody opens a room about another client’s order', async () => {
    const number = await ordered();
    const bia = await aShopper(checkout.shop);
    expect(codeOf(await openRoom(bia, { channel: 'order', orderNumber: number }))).toBe('order-not-found');
    expect(codeOf(await openShopRoom(staff, 999_999))).toBe('order-not-found');
  });
});

describe('a message', () => {
  test('that is sent again is stored once', async () => {
    const room = await about();
    const id = newId();
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => sendMessage(ana, room.id, { id, text: 'uma vez' })),
    );
    expect(new Set(sent.map((one) => accepted(one).number))).toEqual(new Set([1]));
    expect(await textsOf(ana, room)).toEqual(['uma vez']);
    expect(accepted(await getRoom(staff, room.id))).toMatchObject({ total: 1, unread: { shop: 1 } });
  });

  test('with another’s id is refused', async () => {
    const room = await about();
    const id = newId();
    await say(ana, room, 'um', id);
    expect(codeOf(await sendMessage(ana, room.id, { id, text: 'dois' }))).toBe('message-id-taken');
    expect(codeOf(await sendMessage(staff, room.id, { id, text: 'um' }))).toBe('message-id-taken');
    expect(codeOf(await sendMessage(ana, room.id, { id: newId(), text: ' \n ' }))).toBe('message-empty');
  });

  test('that no NOTIFY could carry is refused: an emoji counts as two characters', async () => {
    const room = await about();
    const send = (count: number) => sendMessage(ana, room.id, { id: newId(), text: '👍'.repeat(count) });
    expect(codeOf(await send(MAX_MESSAGE_LENGTH / 2))).toBe('ok');
    expect(codeOf(await send(MAX_MESSAGE_LENGTH / 2 + 1))).toBe('message-too-long');
  });

  test('of many at once gets a number of its own, without gaps', async () => {
    const room = await about();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => say(index % 2 ? ana : staff, room, `m${index}`)),
    );
    const { messages } = accepted(await listMessages(ana, room.id, ALL));
    expect(messages.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  test('is read in pages of 30 from the last, and after a number', async () => {
    const room = await about();
    for (let index = 1; index <= 35; index += 1) await say(ana, room, `m${index}`);
    const numbersOf = async (wanted: object) => {
      const { messages, total } = accepted(await listMessages(ana, room.id, { ...ALL, ...wanted }));
      return [messages[0]?.number, messages.at(-1)?.number, total];
    };
    expect(await numbersOf({})).toEqual([6, 35, 35]);
    expect(await numbersOf({ offset: 30 })).toEqual([1, 5, 35]);
    expect(await numbersOf({ before: 6 })).toEqual([1, 5, 5]);
    expect(await numbersOf({ after: 33 })).toEqual([34, 35, 2]);
  });

  test('beyond a person’s rate is refused, and time gives turns back', async () => {
    const room = await about();
    const many = await Promise.all(
      Array.from({ length: 70 }, (_, index) => sendMessage(ana, room.id, { id: newId(), text: `m${index}` })),
    );
    expect(many.filter((one) => codeOf(one) === 'too-many-messages')).toHaveLength(10);
    const later = { ...ana, now: ana.now + 2_000 };
    expect(codeOf(await sendMessage(later, room.id, { id: newId(), text: 'depois' }))).toBe('ok');
  });
});

test('unread messages are counted for each side until its page has shown them', async () => {
  const room = await about();
  await say(ana, room, 'um');
  await say(ana, room, 'dois');
  const unread = async () => accepted(await getRoom(ana, room.id)).unread;
  expect(await unread()).toEqual({ client: 0, shop: 2 });
  await readRoom(staff, room.id, 1);
  expect(await unread()).toEqual({ client: 0, shop: 1 });
  // An earlier mark changes nothing, a later one than the last message marks that.
  await readRoom(staff, room.id, 0);
  expect(accepted(await readRoom(staff, room.id, 99)).readUpTo.shop).toBe(2);
  await say(staff, room, 'resposta');
  expect(await unread()).toEqual({ client: 1, shop: 0 });
  // Sent late, as after a time without a connection: she has not seen the answer, and is still mailed.
  const mailAt = async () => (await roomRow(ana.db, { supplierId: ana.supplier.id }, room.id))?.clientMailAt;
  const due = await mailAt();
  await say(ana, room, 'ainda estou esperando');
  expect(await unread()).toEqual({ client: 1, shop: 1 });
  expect(due).toBeInstanceOf(Date);
  expect(await mailAt()).toEqual(due);
  await readRoom(ana, room.id, 3);
  await say(ana, room, 'obrigada');
  expect(await unread()).toEqual({ client: 0, shop: 2 });
  expect(accepted(await getRoom(ana, room.id)).readUpTo.client).toBeGreaterThanOrEqual(3);
});

describe('a client waits for an answer', () => {
  const waiting = async (room: ChatRoom) => accepted(await getRoom(staff, room.id)).waitingSince;
  const later = (milliseconds: number): ShopperContext => ({ ...ana, now: ana.now + milliseconds });

  test('since the first message that the shop has not answered; reading is no answer', async () => {
    const room = await about();
    expect(await waiting(room)).toBeUndefined();
    await say(ana, room, 'Alguém aí?');
    await say(later(60_000), room, 'Alô?');
    await readRoom(staff, room.id, 2);
    expect(await waiting(room)).toBe(ana.now);
    expect((await listShopRooms(staff, { waiting: true }, ALL)).counts).toMatchObject({
      unread: 0,
      waiting: 1,
    });
    await say(staff, room, 'Sim');
    expect(await waiting(room)).toBeUndefined();
    expect(await listShopRooms(staff, { waiting: true }, ALL)).toMatchObject({
      total: 0,
      counts: { mine: 1 },
    });
    await say(later(120_000), room, 'Que bom');
    expect(await waiting(room)).toBe(ana.now + 120_000);
  });

  test('no longer once the room is closed, until they write again', async () => {
    const room = await about();
    await say(ana, room, 'Obrigada');
    await closeRoom(staff, room.id, true);
    expect(await waiting(room)).toBeUndefined();
    await closeRoom(staff, room.id, false);
    expect(await waiting(room)).toBeUndefined();
    await say(later(1_000), room, 'Mais uma coisa');
    expect(await waiting(room)).toBe(ana.now + 1_000);
  });

  test('and who has waited longest comes first where the shop asks for it', async () => {
    const bia = await aShopper(checkout.shop);
    const [anas, bias] = [await about(), await about(bia)];
    await say(ana, anas, 'um');
    await say({ ...bia, now: ana.now + 1_000 }, bias, 'dois');
    await say(later(2_000), anas, 'três');
    const third = await aShopper(checkout.shop);
    await say(staff, await about(third), 'Bem-vinda');
    const ids = async (byWait: boolean) =>
      (await listShopRooms(staff, { byWait }, ALL)).rooms.map(({ id }) => id).slice(0, 2);
    expect(await ids(true)).toEqual([anas.id, bias.id]);
    expect((await ids(false)).includes(anas.id)).toBe(true);
  });
});

test('who answers first attends, and hands over to the shop’s people only', async () => {
  const room = await about();
  await say(ana, room, 'Alguém aí?');
  await say(staff, room, 'Sim');
  expect(accepted(await getRoom(ana, room.id)).attendant?.id).toBe(staff.actor.staffId);
  const other = { ...staff, actor: await anOwner(checkout.shop) };
  expect((await attendantsOf(staff)).map(({ id }) => id)).toContain(other.actor.staffId);
  expect(accepted(await assignRoom(staff, room.id, other.actor.staffId)).attendant?.id).toBe(
    other.actor.staffId,
  );
  expect((await listShopRooms(other, { attendant: 'me' }, ALL)).total).toBe(1);
  expect((await listShopRooms(staff, { attendant: 'others' }, ALL)).total).toBe(1);
  const elsewhere = await anOwner((await aCheckout(database.current)).shop);
  expect(codeOf(await assignRoom(staff, room.id, elsewhere.staffId))).toBe('attendant-not-found');
  expect(accepted(await assignRoom(staff, room.id, null)).attendant).toBeUndefined();
  expect((await listShopRooms(staff, { attendant: 'nobody' }, ALL)).total).toBe(1);
});

test('the shop finds a room by the client’s name and by the order’s number', async () => {
  const number = await ordered();
  const room = accepted(await openRoom(ana, { channel: 'order', orderNumber: number }));
  await say(ana, room, 'Cadê?');
  const found = async (search: string) => (await listShopRooms(staff, { search }, ALL)).total;
  expect([await found('souza'), await found(String(number)), await found('ninguém')]).toEqual([1, 1, 0]);
});

describe('who is not looking is mailed', () => {
  const mailsTo = async (): Promise<unknown[]> =>
    (
      await database.current.db
        .select({ facts: mailOutbox.facts })
        .from(mailOutbox)
        .where(eq(mailOutbox.kind, 'chat-unread'))
    ).map(({ facts }) => facts.side);
  const run = (after: number) => mailWhoIsAway(database.current, ana.now + after);

  beforeEach(async () => {
    await database.current.db.execute(
      sql`update chat_rooms set client_mail_at = null, shop_mail_at = null where supplier_id is not null`,
    );
    await database.current.db.delete(mailOutbox);
  });

  test('once until they read', async () => {
    const room = await about();
    await say(ana, room, 'um');
    expect(await run(MAIL_DELAY - 1)).toBe(0);
    expect(await run(MAIL_DELAY)).toBe(1);
    await say(ana, room, 'dois');
    expect(await run(3 * MAIL_DELAY)).toBe(0);
    expect(await mailsTo()).toEqual(['shop']);
    await readRoom(staff, room.id, 2);
    await say(ana, room, 'três');
    expect(await run(3 * MAIL_DELAY)).toBe(1);
    await say(staff, room, 'resposta');
    expect(await run(3 * MAIL_DELAY)).toBe(1);
    expect(await mailsTo()).toEqual(['shop', 'shop', 'client']);
  });

  test('not when they have read in time', async () => {
    const room = await about();
    await say(staff, room, 'oi');
    await readRoom(ana, room.id, 1);
    expect(await run(2 * MAIL_DELAY)).toBe(0);
  });

  test('at an address of the shop, and not after they have read', async () => {
    const room = await about();
    await say(staff, room, 'segredo');
    await say(staff, room, 'outro segredo');
    const mailed = async (side: string) => {
      const facts = { supplierId: ana.supplier.id, roomId: room.id, side };
      const times = { queuedAt: ana.now, now: ana.now };
      return chatMails('https://vitrine.exemplo')[CHAT_MAIL]?.(ana.db, facts, times);
    };
    const mail = JSON.stringify(await mailed('client'));
    expect(mail).toContain(`/conversas/${room.id}`);
    expect(mail).toContain('A loja enviou 2 mensagens.');
    expect(mail).not.toContain('segredo');
    expect(await mailed('shop')).toBeUndefined();
    await readRoom(ana, room.id, 2);
    expect(await mailed('client')).toBeUndefined();
    await say(ana, room, 'obrigada');
    expect(JSON.stringify(await mailed('shop'))).toContain('Um cliente enviou uma mensagem');
  });

  test('once, however many processes run the job', async () => {
    const room = await about();
    await say(ana, room, 'um');
    const mailed = await Promise.all([run(MAIL_DELAY), run(MAIL_DELAY), run(MAIL_DELAY)]);
    expect(mailed.reduce((sum, one) => sum + one)).toBe(1);
  });
});

test('the shop’s hours and canned answers are its own to change', async () => {
  const hours = [{ weekday: 1, from: 480, until: 1080 }];
  const settings = { enabled: true, hours, answerTime: 'Respondemos em uma hora.' };
  expect(codeOf(await changeChatSettings(staff, settings))).toBe('ok');
  const monday = Date.parse('2026-11-23T12:00-03:00');
  expect(await chatDesk({ ...ana, now: monday })).toMatchObject({ ...settings, isOpen: true });
  expect(await chatDesk({ ...ana, now: monday - 86_400_000 })).toMatchObject({
    isOpen: false,
    opensAt: Date.parse('2026-11-23T08:00-03:00'),
  });
  const backwards = [{ weekday: 1, from: 1080, until: 480 }];
  expect(codeOf(await changeChatSettings(staff, { ...settings, hours: backwards }))).toBe('hours-backwards');
  const added = accepted(await addCannedAnswer(staff, { title: ' Prazo ', text: 'Dois dias.' }));
  expect(
    accepted(await changeCannedAnswer(staff, added.id, { title: 'Prazo', text: 'Três dias.' })).text,
  ).toBe('Três dias.');
  expect(await listCannedAnswers(staff)).toEqual([{ id: added.id, title: 'Prazo', text: 'Três dias.' }]);
  const other = { ...staff, supplier: (await aCheckout(database.current)).shop.supplier };
  expect(codeOf(await removeCannedAnswer(other, added.id))).toBe('answer-not-found');
  expect(codeOf(await removeCannedAnswer(staff, added.id))).toBe('ok');
  expect(codeOf(await addCannedAnswer(staff, { title: ' ', text: 'x' }))).toBe('answer-empty');
});

test('where the shop has switched it off clients neither open rooms nor write', async () => {
  const room = await about();
  await changeChatSettings(staff, { enabled: false, hours: [], answerTime: '' });
  expect(codeOf(await openRoom(ana, { channel: 'shop' }))).toBe('chat-disabled');
  expect(codeOf(await sendMessage(ana, room.id, { id: newId(), text: 'oi' }))).toBe('chat-disabled');
  expect(codeOf(await sendMessage(staff, room.id, { id: newId(), text: 'oi' }))).toBe('ok');
});

test('a representative whose account is deleted has no name in the rooms of others any more', async () => {
  const rui = await aShopper(checkout.shop);
  const { clientId } = ana.actor;
  const acting: ShopperContext = { ...rui, actor: { ...rui.actor, clientId, capacity: 'representative' } };
  const room = await about();
  await say(acting, room, 'em nome da Ana');
  await say(ana, room, 'obrigada');
  await forgetClientChats(rui.db, rui.supplier.id, rui.actor.clientId, [rui.actor.userId]);
  const { messages } = accepted(await listMessages(ana, room.id, ALL));
  expect(messages.map((message) => messageToWire(message).autor)).toEqual(['Conta excluída', 'Ana Souza']);
});

test('a client’s messages are exported, and deleted with the client alone', async () => {
  const bia = await aShopper(checkout.shop);
  const [anas, bias] = [await about(), await about(bia)];
  const content = Buffer.from('%PDF');
  const file = { name: 'nota.pdf', mediaType: 'application/pdf', bytes: 4, content };
  accepted(await addMessage(ana, anas.id, { id: newId(), kind: 'document', text: 'minha nota', file }));
  // More than one statement deletes.
  await ana.db.execute(sql`insert into chat_messages
    (supplier_id, room_id, number, id, side, author_id, author, kind, text, sent_at)
    select supplier_id, room_id, number + n, gen_random_uuid(), side, author_id, author, 'text', 'mais uma', sent_at
    from chat_messages, generate_series(1, 1100) as n where room_id = ${anas.id}`);
  await say(bia, bias, 'da Bia');
  const { db, supplier } = ana;
  const { chatMessages: exported = [] } = await chatPersonalData(db, supplier.id, ana.actor.clientId);
  expect(exported).toHaveLength(1101);
  expect(exported[0]).toMatchObject({ author: 'Ana Souza', message: 'minha nota', file: 'nota.pdf' });
  await forgetClientChats(db, supplier.id, ana.actor.clientId, [ana.actor.userId]);
  expect(await db.select().from(chatRooms).where(eq(chatRooms.supplierId, supplier.id))).toHaveLength(1);
  expect(await db.select().from(chatMessages).where(eq(chatMessages.supplierId, supplier.id))).toHaveLength(
    1,
  );
});
