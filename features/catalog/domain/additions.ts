/** As many as one decides about at a glance. */
export const MOST_ADDITIONS = 6;

/** As many products as a cart holds come in at once at the most. */
export const MOST_ASKED_AT_ONCE = 500;
