/** Public interface for other features. */

export { type NewAdditions, putAdditions } from './additions/put-additions.ts';
export { categoryBranch } from './categories/category.store.ts';
export { putAdultsOnly } from './categories/category-marks.store.ts';
export { putCategorySegments } from './categories/put-category-segments.ts';
export { type NewSector, putSectors } from './categories/put-sectors.ts';
export { dropUnnamedPictures } from './product-pictures/drop-unnamed-pictures.ts';
export { productsByCodes } from './products/codes.store.ts';
export { gramsOf } from './products/grams-of.ts';
export { offersOf, type PurchaseTerms, type StockView } from './products/offers-of.ts';
export { forgetClient, personalDataOf } from './products/personal-data.store.ts';
export { type NewCategory, type NewProduct, putCatalog } from './products/put-catalog.ts';
export { stepsOf } from './products/steps.store.ts';
export { unknownCategories, unknownProducts } from './products/unknown-goods.store.ts';
export { putSearches } from './search/put-searches.ts';
export { keepSearches } from './search/record-searches.ts';
export { startSynonyms } from './search/start-synonyms.ts';
export { returnStock } from './stock/return-stock.ts';
export { isShortage } from './stock/stock.store.ts';
export { takeStock, takeStockOrFail } from './stock/take-stock.ts';
