/** As many as one decides about at a glance. */
export const MAX_ADDITIONS = 6;

/** Maximum products per call: as many as a cart holds. */
export const MAX_PRODUCTS_PER_CALL = 500;
