/** As many as one decides about at a glance. */
export const MOST_ADDITIONS = 6;

/** Maximum products per call: as many as a cart holds. */
export const MOST_ASKED_AT_ONCE = 500;
