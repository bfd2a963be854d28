import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OrderNumber, StaffId } from '#kernel/ids.ts';
import { POLL_INTERVAL } from '#platform/panel/query-client.ts';
import type { Api } from '#platform/web/api.ts';
import { getChatSettingsEndpoint, listCannedAnswersEndpoint } from '../contract/chat-settings.endpoints.ts';
import {
  listAttendantsEndpoint,
  panelGetRoomEndpoint,
  panelListRoomsEndpoint,
  panelOpenRoomEndpoint,
} from '../contract/panel-chat.endpoints.ts';
import {
  cannedAnswerFromWire,
  chatSettingsFromWire,
  countsFromWire,
  panelRoomFromWire,
  type RoomCounts,
  type RoomFilter,
  roomFilterToWire,
  type ShownPanelRoom,
} from '../contract/panel-room.wire.ts';
import type { CannedAnswer } from '../domain/canned-answer.ts';
import type { RoomId } from '../domain/chat-side.ts';
import type { ChatSettings } from '../domain/office-hours.ts';

const chatKey = (shopId: string) => ['panel', shopId, 'chat'] as const;
/** What changes with each message. */
export const liveKey = (shopId: string) => [...chatKey(shopId), 'live'] as const;

/** So many pages of 30. */
export const inboxQuery = (api: Api, shopId: string, filter: RoomFilter, pages: number) =>
  queryOptions({
    queryKey: [...liveKey(shopId), 'inbox', filter, pages] as const,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: POLL_INTERVAL,
    queryFn: async ({ signal }) => {
      const rooms = new Map<RoomId, ShownPanelRoom>();
      for (let pagina = 1; ; pagina += 1) {
        const input = {
          params: { idfornecedor: shopId },
          query: { ...roomFilterToWire(filter), pagina },
        };
        const { dados, total, paginas, resumo } = await api.call(panelListRoomsEndpoint, input, { signal });
        // A room that moves to the front meanwhile pushes another one onto the next page.
        for (const room of dados.map(panelRoomFromWire)) rooms.set(room.id, room);
        if (pagina >= pages || pagina >= paginas)
          return {
            rooms: [...rooms.values()],
            total,
            hasMore: pagina < paginas,
            counts: countsFromWire(resumo),
          };
      }
    },
  });

export const fetchCounts = async (api: Api, shopId: string, signal: AbortSignal): Promise<RoomCounts> => {
  const input = { params: { idfornecedor: shopId }, query: { limite: 1 } };
  return countsFromWire((await api.call(panelListRoomsEndpoint, input, { signal })).resumo);
};

export const countsQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: [...liveKey(shopId), 'counts'] as const,
    refetchInterval: POLL_INTERVAL,
    queryFn: ({ signal }) => fetchCounts(api, shopId, signal),
  });

export const panelRoomQuery = (api: Api, shopId: string, roomId: RoomId) =>
  queryOptions({
    queryKey: [...liveKey(shopId), 'room', roomId] as const,
    refetchInterval: POLL_INTERVAL,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId, sala: roomId };
      return panelRoomFromWire(await api.call(panelGetRoomEndpoint, { params }, { signal }));
    },
  });

/** Opens the conversation about an order, or finds it. */
export const orderRoomQuery = (api: Api, shopId: string, orderNumber: OrderNumber) =>
  queryOptions({
    queryKey: [...chatKey(shopId), 'open', orderNumber] as const,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async () => {
      const input = { params: { idfornecedor: shopId }, body: { numpedido: orderNumber } };
      return panelRoomFromWire(await api.call(panelOpenRoomEndpoint, input));
    },
  });

export interface ShownAttendant {
  readonly id: StaffId;
  readonly name: string;
  readonly isMe: boolean;
}

/** Milliseconds. People and texts of a shop change rarely. */
const RARELY = 5 * 60_000;

export const attendantsQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: [...chatKey(shopId), 'attendants'] as const,
    staleTime: RARELY,
    queryFn: async ({ signal }): Promise<readonly ShownAttendant[]> => {
      const params = { idfornecedor: shopId };
      const { dados } = await api.call(listAttendantsEndpoint, { params }, { signal });
      return dados.map(({ idatendente: id, nome: name, eu: isMe }) => ({ id, name, isMe }));
    },
  });

export const answersQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: [...chatKey(shopId), 'answers'] as const,
    staleTime: RARELY,
    queryFn: async ({ signal }): Promise<readonly CannedAnswer[]> => {
      const params = { idfornecedor: shopId };
      const { dados } = await api.call(listCannedAnswersEndpoint, { params }, { signal });
      return dados.map(cannedAnswerFromWire);
    },
  });

export const settingsQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: [...chatKey(shopId), 'settings'] as const,
    queryFn: async ({ signal }): Promise<ChatSettings> =>
      chatSettingsFromWire(
        await api.call(getChatSettingsEndpoint, { params: { idfornecedor: shopId } }, { signal }),
      ),
  });
