/** A sentence of the shop's own, in one language. Spec 3, static texts. */
export interface StaticText {
  /** As in HTML: 'pt-BR'. */
  readonly language: string;
  /** What it is for. */
  readonly name: string;
  readonly text: string;
}

/** The storefront's language. */
export const SHOP_LANGUAGE = 'pt-BR';

/** The two that stand on every page: in the bar at the top, and below the footer's columns. */
export const NOTICE_TEXT = 'notice';
export const FOOTER_NOTE_TEXT = 'footer-note';
