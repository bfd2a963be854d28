/** A title as the shop's own system sends it. */
import type { ClientId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';

export interface TitleDraft {
  readonly document: string;
  readonly clientId: ClientId;
  readonly amount: Money;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly usesCredit: boolean;
  /** The bank's typed line or barcode, unparsed. */
  readonly line?: string;
  readonly paidAt?: Instant;
}

export type TitleFault =
  | 'unknown-client'
  | 'due-before-issued'
  | 'wrong-line'
  | 'title-of-order'
  | 'title-of-another'
  | 'title-closed'
  | 'title-twice';
