import type { Instant } from '#kernel/scope.ts';

/** A supplier's text for one place in the shop. Spec 3, order instructions; spec 7, custom-content. */
export const CONTENT_TYPES = [
  'ORDER_INSTRUCTIONS',
  /** The following are pages of the shop, made of titled parts. */
  'ABOUT',
  'EXCHANGE_POLICY',
  'PRIVACY_POLICY',
] as const;

export type ContentType = (typeof CONTENT_TYPES)[number];

export interface CustomContent {
  readonly id: string;
  readonly type: ContentType;
  readonly title: string;
  /** Plain text. */
  readonly body: string;
}

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

/** Terms of use that clients accept. A published version never changes. Spec 2, terms of use. */
export interface TermsOfUse {
  /** 1, 2, 3…: the highest is in force. */
  readonly version: number;
  readonly title: string;
  /** Plain text; an empty line starts a paragraph. */
  readonly text: string;
  readonly publishedAt: Instant;
}

/** The part that the supplier writes. */
export type TermsText = Pick<TermsOfUse, 'title' | 'text'>;
