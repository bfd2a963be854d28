/**
 * What text may hold to be kept, as JSON too: no NUL, and no half of a surrogate pair. A regular expression's source, for
 * schemas, which read it by code points.
 */
export const STORABLE_TEXT = '^[^\\u0000\\ud800-\\udfff]*$';
