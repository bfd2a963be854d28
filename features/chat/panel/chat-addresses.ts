import { type PanelShop, panelHref } from '#features/accounts/panel/staff-place.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import type { RoomId } from '../domain/chat-side.ts';
import { EVERYTHING_OPEN, type InboxWish, inboxSearch } from './inbox/inbox-wish.ts';

type Shop = Pick<PanelShop, 'slug'>;

export const inboxHref = (shop: Shop, wish: InboxWish = EVERYTHING_OPEN): string =>
  panelHref(shop, `/conversas${inboxSearch(wish)}`);
/** The inbox stays as it is filtered. */
export const roomHref = (shop: Shop, roomId: RoomId, wish: InboxWish = EVERYTHING_OPEN): string =>
  panelHref(shop, `/conversas/${roomId}${inboxSearch(wish)}`);
/** Opens the conversation about an order. */
export const orderRoomHref = (shop: Shop, orderNumber: OrderNumber): string =>
  panelHref(shop, `/conversas/pedido-${orderNumber}`);
export const answersHref = (shop: Shop): string => panelHref(shop, '/conversas/respostas');
export const deskHref = (shop: Shop): string => panelHref(shop, '/conversas/atendimento');

/** The order whose conversation an address opens; undefined where it names a room. */
export function orderInAddress(part: string): OrderNumber | undefined {
  const [, digits] = /^pedido-([1-9]\d{0,14})$/.exec(part) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
