/** The interface for other features. */

export type { GoodsOf } from './ask-delivery.ts';
export { chooseDelivery } from './choose-delivery.ts';
export { claimSlot, returnSlot } from './claim-slot.ts';
export { createDeliveryArea } from './create-delivery-area.ts';
export { createDeliverySlot } from './create-delivery-slot.ts';
export { createHoliday } from './create-holiday.ts';
export { deliveryOptions, type Goods } from './delivery-options.ts';
export { saoPauloClock } from './sao-paulo-clock.ts';
export { whoServes } from './who-serves.ts';
