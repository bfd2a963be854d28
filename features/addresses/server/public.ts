/** The interface for other features and the application. */
export { addressesOf, addressOf, orderAddresses } from './addresses-of.ts';
export { billingAddress } from './billing-address.ts';
export { citiesOf, inCity } from './client-cities.store.ts';
export { saveNewAddress } from './create-address.ts';
export { importMunicipalities } from './import-municipalities.ts';
export { forgetClient, personalDataOf } from './personal-data.store.ts';
export type { PositionOf } from './position-of-postal-code.ts';
