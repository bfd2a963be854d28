import type { FieldPage } from './field-page.ts';

/** How one provider takes a card: its page, and what that page may load. */
export interface CardFieldKind {
  readonly page: (nonce: string, publicKey: string) => FieldPage;
  /** Directives of the page's Content-Security-Policy, in addition to those of every card page. */
  readonly policy: (nonce: string) => readonly string[];
  /** The page needs no origin, so its iframe is sandboxed. */
  readonly isolated: boolean;
}
