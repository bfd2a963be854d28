import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { panelAreaFromWire } from '../contract/panel-area.wire.ts';
import { showDeliveryEndpoint } from '../contract/panel-delivery.endpoints.ts';
import { panelSlotFromWire } from '../contract/panel-slot.wire.ts';
import { panelStoreFromWire } from '../contract/panel-store.wire.ts';

export const deliveryKey = (shopId: string) => ['panel', shopId, 'delivery'] as const;

/** How the shop delivers: areas, weekly windows, closed days and stores. */
export const deliveryQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: deliveryKey(shopId),
    queryFn: async ({ signal }) => {
      const answer = await api.call(showDeliveryEndpoint, { params: { idfornecedor: shopId } }, { signal });
      return {
        areas: answer.areas.map(panelAreaFromWire),
        overlaps: answer.sobreposicoes.map(({ idarea, com }) => [idarea, com] as const),
        slots: answer.janelas.map(panelSlotFromWire),
        holidays: answer.feriados.map(({ data, nome }) => ({ date: data, name: nome })),
        stores: answer.lojas.map(panelStoreFromWire),
      };
    },
  });

export type DeliverySettings = Awaited<ReturnType<NonNullable<ReturnType<typeof deliveryQuery>['queryFn']>>>;
export type PanelStore = DeliverySettings['stores'][number];
