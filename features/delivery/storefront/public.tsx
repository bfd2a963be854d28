/** What other features use of delivery. */
export { activeChoice, isOtherSlot } from './active-choice.ts';
export {
  chooseDeliveryType,
  chosenDeliveryType,
  onDeliveryTypeChosen,
} from './chosen-delivery-type.ts';
export {
  canLookUp,
  type DeliveryLookup,
  deliveryOptionsQuery,
  FEE_LOOKUP_DEBOUNCE,
} from './delivery-options-query.ts';
export { DeliveryTypeChoice } from './delivery-type-choice.tsx';
export { LateCartFee } from './fee/late-cart-fee.tsx';
export { OptionChoice } from './option-choice.tsx';
export { onReceivingTermsChosen, receivingTerms } from './receiving-terms.ts';
export { SlotChoice } from './slot-choice.tsx';
export { useDebounced } from './use-debounced.ts';
export { useAskedTerms, useDeliveryTerms } from './use-delivery-terms.ts';
export { useDeliveryType } from './use-delivery-type.ts';
