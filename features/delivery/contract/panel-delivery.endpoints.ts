/** Delivery settings for staff. */
import { endpoint } from '#platform/contract/endpoint.ts';
import type * as schemas from './panel-delivery.schema.ts';

const panel = '/v4/painel/:idfornecedor';

export const showDeliveryEndpoint = endpoint<typeof schemas.deliveryOverviewSchema>(
  'GET',
  `${panel}/entrega`,
);

export const tryDeliveryEndpoint = endpoint<typeof schemas.tryDeliverySchema>(
  'GET',
  `${panel}/simulacao-entrega`,
);

export const addAreaEndpoint = endpoint<typeof schemas.addAreaSchema>('POST', `${panel}/areas-entrega`);
export const changeAreaEndpoint = endpoint<typeof schemas.changeAreaSchema>(
  'PUT',
  `${panel}/areas-entrega/:idarea`,
);
export const closeAreaEndpoint = endpoint<typeof schemas.closeAreaSchema>(
  'DELETE',
  `${panel}/areas-entrega/:idarea`,
);

export const addSlotEndpoint = endpoint<typeof schemas.addSlotSchema>('POST', `${panel}/horarios-entrega`);
export const changeSlotEndpoint = endpoint<typeof schemas.changeSlotSchema>(
  'PUT',
  `${panel}/horarios-entrega/:idjanela`,
);
export const dropSlotEndpoint = endpoint<typeof schemas.dropSlotSchema>(
  'DELETE',
  `${panel}/horarios-entrega/:idjanela`,
);

export const putHolidayEndpoint = endpoint<typeof schemas.putHolidaySchema>('PUT', `${panel}/feriados/:data`);
export const dropHolidayEndpoint = endpoint<typeof schemas.dropHolidaySchema>(
  'DELETE',
  `${panel}/feriados/:data`,
);

export const addStoreEndpoint = endpoint<typeof schemas.addStoreSchema>('POST', `${panel}/lojas`);
export const changeStoreEndpoint = endpoint<typeof schemas.changeStoreSchema>(
  'PUT',
  `${panel}/lojas/:idloja`,
);
export const dropStoreEndpoint = endpoint<typeof schemas.dropStoreSchema>('DELETE', `${panel}/lojas/:idloja`);

export const changeOpeningEndpoint = endpoint<typeof schemas.changeOpeningSchema>(
  'PUT',
  `${panel}/lojas/:idloja/abertura`,
);
