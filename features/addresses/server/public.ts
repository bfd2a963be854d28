/** What later features and the composition may ask of addresses. */
export { addressOf } from './addresses-of.ts';
export { saveNewAddress } from './create-address.ts';
export { importMunicipalities } from './import-municipalities.ts';
