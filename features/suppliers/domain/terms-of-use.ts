import type { Instant } from '#kernel/scope.ts';

/** What a supplier asks its clients to agree to. A version that was published never changes. Spec 2, terms of use. */
export interface TermsOfUse {
  /** 1, 2, 3: the highest is in force. */
  readonly version: number;
  readonly title: string;
  /** Plain text; an empty line begins a paragraph. */
  readonly text: string;
  readonly publishedAt: Instant;
}

/** What a supplier writes of them. */
export type TermsText = Pick<TermsOfUse, 'title' | 'text'>;
