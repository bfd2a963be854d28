/** What other features and the composition root may import from suppliers. */
export { characteristicsOf } from './characteristics.store.ts';
export { createSupplier, type NewSupplier } from './create-supplier.ts';
export { listedSuppliers, supplierByHost, supplierByKey } from './find-supplier.ts';
export { withDetails } from './shop-details.ts';
export { segmentsOf, shopOf, storesOf } from './shop-of.ts';
export { setOpening } from './stores.store.ts';
export { characteristics } from './supplier-extras.ts';
export { versionInForce } from './supplier-terms.store.ts';
export { allSuppliers } from './suppliers.store.ts';
export { publishTerms, termsInForce } from './terms-of-use.ts';
export type { WantedService, WhoServes } from './who-serves.ts';
