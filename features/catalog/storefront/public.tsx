/** What later features draw with. */
export { homeAddress, productAddress } from './addresses.ts';
export type { ProductControls } from './card/product-controls.ts';
export { ProductPicture } from './card/product-picture.tsx';
export { ProductRow } from './card/product-row.tsx';
export { ProductTile } from './card/product-tile.tsx';
export { reasonWords } from './price/price-words.ts';
export type { CatalogScope } from './queries/catalog-scope.ts';
export { categoriesQuery } from './queries/categories-query.ts';
export { useCatalogScope } from './queries/use-catalog-scope.ts';
export { SuggestBox } from './search/suggest-box.tsx';
export { amountShort, amountWords, eachOf, unitWords } from './words/unit-words.ts';
