import type { ShownPanelRoom } from '../contract/panel-room.wire.ts';

/** What a conversation is about. */
export const subjectOf = ({ orderNumber }: Pick<ShownPanelRoom, 'orderNumber'>): string =>
  orderNumber === undefined ? 'Sobre a loja' : `Pedido ${orderNumber}`;

export const firstName = (name: string): string => name.split(' ', 1)[0] ?? name;
