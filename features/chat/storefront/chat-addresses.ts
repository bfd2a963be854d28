import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import type { ShownRoom } from '../contract/room.wire.ts';
import type { RoomId } from '../domain/chat-side.ts';

export const roomTitle = ({ channel, orderNumber }: Pick<ShownRoom, 'channel' | 'orderNumber'>): string =>
  channel === 'order' ? `Pedido ${orderNumber}` : 'Conversa com a loja';

export const roomsAddress = (slug: string): string => shopHref(slug, '/conversas');
export const roomAddress = (slug: string, id: RoomId): string => shopHref(slug, `/conversas/${id}`);
/** Opens the room about the shop. */
export const shopRoomAddress = (slug: string): string => shopHref(slug, '/conversas/loja');
/** Opens the room about an order. */
export const orderRoomAddress = (slug: string, number: OrderNumber): string =>
  shopHref(slug, `/conversas/pedido-${number}`);

export type WantedRoom =
  | { readonly channel: 'shop' }
  | { readonly channel: 'order'; readonly orderNumber: OrderNumber }
  | { readonly id: RoomId };

/** What the last segment of an address names. */
export function wantedRoom(segment: string): WantedRoom {
  if (segment === 'loja') return { channel: 'shop' };
  const [, digits] = /^pedido-(\d{1,15})$/.exec(segment) ?? [];
  return digits === undefined ? { id: segment } : { channel: 'order', orderNumber: Number(digits) };
}
