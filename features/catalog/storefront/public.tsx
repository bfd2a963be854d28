/** Public interface for other features' screens. */
export { homeAddress, productAddress } from './addresses.ts';
export type { ProductControls } from './card/product-controls.ts';
export { ProductPicture } from './card/product-picture.tsx';
export { Late } from './late.tsx';
export { latePart } from './late-part.ts';
export { useLoginAddress } from './login-address.ts';
export { HiddenPrice } from './price/hidden-price.tsx';
export { reasonWords } from './price/price-words.ts';
export { asBefore, type CatalogScope, scopeKey } from './queries/catalog-scope.ts';
export { amountShort, eachOf, unitWords } from './words/unit-words.ts';
