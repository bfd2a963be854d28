/** The tag that marks offers; the home shows them first. */
export const OFFER_TAG = 'oferta';
