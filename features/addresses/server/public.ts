/** What later features and the composition may ask of addresses. */
export { addressesOf, addressOf } from './addresses-of.ts';
export { createAddress, saveNewAddress } from './create-address.ts';
