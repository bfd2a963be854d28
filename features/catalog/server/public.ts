/** The door for later features. */
export { categoryTree } from './category-tree.ts';
export { offersOf } from './offers-of.ts';
export { type NewCategory, type NewProduct, putCatalog } from './put-catalog.ts';
export { returnStock } from './return-stock.ts';
export { type OutOfStock, type StockLine, takeStock } from './take-stock.ts';
