// Apart from the headers, which every first page loads.
/** Holds a visitor's id and visit at the shop's Google Analytics, for their orders. */
export const VISIT_COOKIE = 'ga4-visit';
