/** Delivery settings for staff. */
import { endpoint } from '#platform/contract/endpoint.ts';
import type * as schemas from './panel-delivery.schema.ts';

const panel = '/v4/painel/:idfornecedor';

export const showDelivery = endpoint<typeof schemas.deliveryOverviewSchema>('GET', `${panel}/entrega`);

export const addArea = endpoint<typeof schemas.addAreaSchema>('POST', `${panel}/areas-entrega`);
export const changeArea = endpoint<typeof schemas.changeAreaSchema>('PUT', `${panel}/areas-entrega/:idarea`);
export const closeArea = endpoint<typeof schemas.closeAreaSchema>('DELETE', `${panel}/areas-entrega/:idarea`);

export const addSlot = endpoint<typeof schemas.addSlotSchema>('POST', `${panel}/horarios-entrega`);
export const changeSlot = endpoint<typeof schemas.changeSlotSchema>(
  'PUT',
  `${panel}/horarios-entrega/:idjanela`,
);
export const dropSlot = endpoint<typeof schemas.dropSlotSchema>(
  'DELETE',
  `${panel}/horarios-entrega/:idjanela`,
);

export const putHoliday = endpoint<typeof schemas.putHolidaySchema>('PUT', `${panel}/feriados/:data`);
export const dropHoliday = endpoint<typeof schemas.dropHolidaySchema>('DELETE', `${panel}/feriados/:data`);

export const changeOpening = endpoint<typeof schemas.changeOpeningSchema>(
  'PUT',
  `${panel}/lojas/:idloja/abertura`,
);
