import type { Instant } from '#kernel/scope.ts';

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
