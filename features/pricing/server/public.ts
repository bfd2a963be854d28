/** Public interface for other features and the composition. */
export { grantPrices } from './grant-prices.ts';
export { groupsOf } from './groups-of.ts';
export { forgetClient, personalDataOf } from './personal-data.store.ts';
export { type Buying, type PriceOf, pricesFor } from './prices-for.ts';
export { givePriceTable, startPrices } from './start-prices.ts';
export { typesWithPrices } from './types-with-prices.ts';
