/** The door for later features. */
export { chooseDelivery, type WantedDelivery } from './choose-delivery.ts';
export { createDeliveryArea, type NewDeliveryArea } from './create-delivery-area.ts';
export { createDeliverySlot } from './create-delivery-slot.ts';
export { deliveryOptions, type NoDelivery, type Where } from './delivery-options.ts';
export { saoPauloClock } from './sao-paulo-clock.ts';
