/** What a supplier can switch on and off. Rules with a meaning read them; a screen never does. Spec 6. */
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
  // Of our own: the specification speaks of foreign documents, but not of who takes them.
  'accepts-foreign-documents',
] as const;

export type SupplierTag = (typeof SUPPLIER_TAGS)[number];

/** Whether the supplier switched the behaviour on; the parameter's type catches misspelt tags. */
export const hasTag = (tags: ReadonlySet<string>, tag: SupplierTag): boolean => tags.has(tag);
