/** The mail to who has unread messages, written when it is sent: none if they have read meanwhile. It repeats no message. */
import { usersOfClient } from '#features/accounts/server/clients/users-of-clients.store.ts';
import { shopMails } from '#features/accounts/server/mails/account-mails.ts';
import {
  firstName,
  type Letter,
  SAMPLE_CLIENT,
  type SampledMail,
  type WriteLetter,
} from '#features/accounts/server/mails/letter.ts';
import { ownerMail, staffById } from '#features/accounts/server/staff/staff.store.ts';
import { isUuid } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { WriteMail } from '#platform/mail/outbox.ts';
import { chatShopMail } from '../../contract/chat-shop-mail.ts';
import { type RoomRow, roomRow } from '../rooms.store.ts';

/** The kind of mail in the outbox. */
export const CHAT_MAIL = 'chat-unread';

const unread: WriteLetter = async (db, { supplierId = '', roomId = '', side }) => {
  if (!isUuid(supplierId) || !isUuid(roomId)) return undefined;
  const room = await roomRow(db, { supplierId }, roomId);
  if (room === undefined) return undefined;
  return side === 'shop' ? toShop(db, room) : toClient(db, room);
};

async function toClient(db: Db, room: RoomRow): Promise<Letter | undefined> {
  const people = await usersOfClient(db, room.clientId);
  const reader = people.find(({ id }) => id === room.userId) ?? people.find(({ principal }) => principal);
  if (reader === undefined || room.clientUnread === 0) return undefined;
  return answeredLetter(room, reader);
}

const answeredLetter = (
  room: Pick<RoomRow, 'id' | 'orderNumber' | 'clientUnread'>,
  reader: { readonly name: string; readonly email: string },
): Letter => ({
  shopMail: chatShopMail,
  values: {
    name: firstName(reader.name),
    ...(room.orderNumber === null ? {} : { order: String(room.orderNumber) }),
  },
  to: reader.email,
  subject: `Nova resposta da loja${about(room)}`,
  paragraphs: [
    `Olá, ${firstName(reader.name)}.`,
    `${messages(room.clientUnread, 'A loja enviou')}${about(room)}.`,
  ],
  button: { label: 'Ver a conversa', path: `/conversas/${room.id}` },
});

async function toShop(db: Db, room: RoomRow): Promise<Letter | undefined> {
  const attendant = room.attendantId === null ? undefined : await staffById(db, room.attendantId);
  const to = attendant?.email ?? (await ownerMail(db, room.supplierId));
  if (to === undefined || room.shopUnread === 0) return undefined;
  return {
    to,
    subject: `Mensagem de cliente sem resposta${about(room)}`,
    paragraphs: [
      `${messages(room.shopUnread, 'Um cliente enviou')}${about(room)}, e ninguém leu ainda.`,
      'Responda no painel da loja, em Conversas.',
    ],
  };
}

const about = ({ orderNumber }: Pick<RoomRow, 'orderNumber'>): string =>
  orderNumber === null ? '' : ` sobre o pedido ${orderNumber}`;

const messages = (unreadCount: number, who: string): string =>
  unreadCount === 1 ? `${who} uma mensagem` : `${who} ${unreadCount} mensagens`;

export const sampledChatMails: readonly SampledMail[] = [
  {
    mail: chatShopMail,
    sample: ({ to }) =>
      answeredLetter(
        { id: '', orderNumber: 100_012, clientUnread: 2 },
        { name: SAMPLE_CLIENT.name, email: to },
      ),
  },
];

export const chatMails = (publicUrl: string): Readonly<Record<string, WriteMail>> =>
  shopMails(publicUrl, { [CHAT_MAIL]: unread });
