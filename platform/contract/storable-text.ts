/**
 * Text that PostgreSQL can store, also as JSON: no NUL and no lone surrogates. The source of a regular expression for schemas,
 * which match by code points.
 */
export const STORABLE_TEXT = '^[^\\u0000\\ud800-\\udfff]*$';
