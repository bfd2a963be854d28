/** Price tables as staff keep them: for whom they are, and when and where they apply. README, Rules 1. */
import { defined } from '#kernel/defined.ts';
import type { Instant } from '#kernel/scope.ts';
import type { SalesChannel } from './buyer.ts';
import type { TableTerms } from './offer.ts';

/** Prices for some clients. */
export interface PriceTable extends TableTerms {
  readonly id: string;
  readonly name: string;
  /** Number of products with a price. */
  readonly products: number;
  /** Number of clients that it was given to. */
  readonly clients: number;
  /** The automatic groups whose members it is for, too. */
  readonly groups: readonly string[];
  /** Makes no price. */
  readonly archived: boolean;
  /** Counts changes of the table and of its prices. */
  readonly version: number;
}

/** Always and everywhere: what a table has of which nothing else was said. */
export const ALWAYS: TableTerms = { validity: {}, channels: [] };

/** What is absent stays as it is; null is open. */
export interface TermsChange {
  readonly from?: Instant | null;
  readonly until?: Instant | null;
  readonly channels?: readonly SalesChannel[];
}

export const changedTerms = (
  { validity, channels }: TableTerms,
  { from = validity.from, until = validity.until, channels: named = channels }: TermsChange,
): TableTerms => ({
  validity: defined({ from: from ?? undefined, until: until ?? undefined }),
  channels: named,
});
