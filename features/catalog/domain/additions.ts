/** As many as one decides about at a glance. */
export const MOST_ADDITIONS = 6;
