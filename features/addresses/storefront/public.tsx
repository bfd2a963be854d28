/** What other features use of addresses. */
export { activeAddress } from './active-address.ts';
export { AddressChoice } from './address-choice.tsx';
export { AddressText } from './address-text.tsx';
export { addressesQuery } from './addresses-query.ts';
export { type ChosenPlace, chosenPlace, onPlaceChosen, rememberPlace } from './chosen-place.ts';
export { billingAddressAddress } from './manage/addresses.ts';
export { billingQuery } from './manage/billing-query.ts';
export { useActiveAddress } from './use-active-address.ts';
export { useChosenPlace } from './use-chosen-place.ts';
export { whereAmI } from './where-am-i.ts';
