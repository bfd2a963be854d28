// Apart from the headers, which every first page loads.
/**
 * Google Analytics' client id and session of a visitor; the server stores them with an order, so that its purchase counts for that
 * visit.
 */
export const VISIT_COOKIE = 'ga4-visit';
