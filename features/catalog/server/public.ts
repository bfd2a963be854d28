/** The door for later features. */
export { categoryBranch } from './category.store.ts';
export { putAdultsOnly } from './category-marks.store.ts';
export { productsByCodes } from './codes.store.ts';
export { gramsOf } from './grams-of.ts';
export { offersOf, type PurchaseTerms, type StockView } from './offers-of.ts';
export { forgetClient, personalDataOf } from './personal-data.store.ts';
export { dropUnnamedPictures } from './product-pictures/drop-unnamed-pictures.ts';
export { type NewAdditions, putAdditions } from './put-additions.ts';
export { type NewCategory, type NewProduct, putCatalog } from './put-catalog.ts';
export { putCategorySegments } from './put-category-segments.ts';
export { putSearches } from './put-searches.ts';
export { type NewSector, putSectors } from './put-sectors.ts';
export { keepSearches } from './record-searches.ts';
export { returnStock } from './return-stock.ts';
export { startSynonyms } from './start-synonyms.ts';
export { isShortage } from './stock.store.ts';
export { takeStock, takeStockOrFail } from './take-stock.ts';
export { unknownCategories, unknownProducts } from './unknown-goods.store.ts';
