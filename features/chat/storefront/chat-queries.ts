import { queryOptions } from '@tanstack/react-query';
import { type Asker, buyerKey } from '#features/accounts/storefront/buyer.ts';
import {
  chatDeskEndpoint,
  getRoomEndpoint,
  listRoomsEndpoint,
  openRoomEndpoint,
} from '../contract/chat.endpoints.ts';
import { deskFromWire } from '../contract/desk.wire.ts';
import { roomFromWire, type ShownRoom } from '../contract/room.wire.ts';
import type { RoomId } from '../domain/chat-side.ts';
import type { WantedRoom } from './chat-addresses.ts';

/** Milliseconds. Beside the live connection, which may fail. */
const REFETCH_INTERVAL = 45_000;

export const deskQuery = ({ api, shop }: Omit<Asker, 'session'>) =>
  queryOptions({
    queryKey: ['chat-desk', shop.id],
    queryFn: async ({ signal }) =>
      deskFromWire(await api.call(chatDeskEndpoint, { params: { idfornecedor: shop.id } }, { signal })),
    staleTime: 60_000,
  });

export const roomsKey = (asker: Asker) => ['chat-rooms', ...buyerKey(asker)] as const;

/** So many pages of the client's conversations, the latest message first. */
export const roomsQuery = (asker: Asker, pages: number) =>
  queryOptions({
    queryKey: [...roomsKey(asker), pages] as const,
    queryFn: async ({ signal }) => {
      const rooms = new Map<RoomId, ShownRoom>();
      let hasMore = true;
      for (let pagina = 1; pagina <= pages && hasMore; pagina += 1) {
        const input = { params: { idfornecedor: asker.shop.id }, query: { pagina } };
        const { dados, paginas } = await asker.api.call(listRoomsEndpoint, input, { signal });
        // A room that moves to the front meanwhile pushes another one onto the next page.
        for (const room of dados.map(roomFromWire)) rooms.set(room.id, room);
        hasMore = pagina < paginas;
      }
      return { rooms: [...rooms.values()], hasMore };
    },
    staleTime: 0,
    refetchInterval: REFETCH_INTERVAL,
  });

/** Opens the room where the address names what it is about. */
export const roomQuery = (asker: Asker, wanted: WantedRoom) =>
  queryOptions({
    queryKey: ['chat-room', ...buyerKey(asker), wanted],
    queryFn: async () => {
      const params = { idfornecedor: asker.shop.id };
      if ('id' in wanted)
        return roomFromWire(
          await asker.api.call(getRoomEndpoint, { params: { ...params, sala: wanted.id } }),
        );
      const body =
        wanted.channel === 'shop'
          ? { canal: 'LOJA' as const }
          : { canal: 'PEDIDO' as const, numpedido: wanted.orderNumber };
      return roomFromWire(await asker.api.call(openRoomEndpoint, { params, body }));
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
