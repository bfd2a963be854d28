/** A text of the shop in one language. Spec 3, static texts. */
export interface StaticText {
  /** Language tag as in HTML: 'pt-BR'. */
  readonly language: string;
  /** Purpose, e.g. `NOTICE_TEXT`. */
  readonly name: string;
  readonly text: string;
}

/** The storefront's language. */
export const SHOP_LANGUAGE = 'pt-BR';

/** Names of the two texts on every page: top bar, and below the footer's columns. */
export const NOTICE_TEXT = 'notice';
export const FOOTER_NOTE_TEXT = 'footer-note';
