/** The door for later features. */
export { chooseDelivery } from './choose-delivery.ts';
export { createDeliveryArea } from './create-delivery-area.ts';
export { createDeliverySlot } from './create-delivery-slot.ts';
export { deliveryOptions } from './delivery-options.ts';
export { saoPauloClock } from './sao-paulo-clock.ts';
export { whoServes } from './who-serves.ts';
