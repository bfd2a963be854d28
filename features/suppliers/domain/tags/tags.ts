/** Switches of a supplier's behaviour. Domain rules read them; screens never do directly. Spec 6. */
export const SUPPLIER_TAGS = [
  'enable-google-analytics-ga4-version-tag-events',
  'support-price-variance-by-payment',
  'disable-product-multiple',
  'use-new-style-page',
  'has-delivery',
  'has-collect',
  'enable-recommendation-system',
  'uses-share-coupom',
  'support-budget',
  'block-not-approved-user',
  'restrict-not-approved-user-submission',
  'hide-price-for-logged-out-customers',
  'requires-supplier-to-access',
  'requires-address-to-access',
  'use-primary-address',
  'uses-single-address',
  'store-prefers-delivery-with-pickup',
  // Not in the specification, which mentions foreign documents but not who accepts them.
  'accepts-foreign-documents',
] as const;

export type SupplierTag = (typeof SUPPLIER_TAGS)[number];

/** The parameter's type catches misspelt tags. */
export const hasTag = (tags: ReadonlySet<string>, tag: SupplierTag): boolean => tags.has(tag);
