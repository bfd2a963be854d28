/** A client in the shop's list of its clients. */
import type { ApprovalState } from '#features/accounts/domain/applicant.ts';
import type { UserTag } from '#features/suppliers/domain/tags/user-tags.ts';
import type { ClientId, OrderNumber, UserId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';

export const CLIENT_ORDERS = ['name', 'last-order', 'spent', 'since'] as const;
export type ClientOrder = (typeof CLIENT_ORDERS)[number];

/** Who is listed, and in which order. Absent: anyone. */
export interface ClientsWish {
  readonly text: string;
  readonly standing?: ApprovalState | undefined;
  readonly kind?: 'person' | 'company' | undefined;
  readonly tag?: UserTag | undefined;
  readonly group?: string | undefined;
  readonly representative?: UserId | 'nobody' | undefined;
  readonly owing: boolean;
  readonly order: ClientOrder;
  readonly descending: boolean;
}

/** What a client has bought; quotes and cancelled orders do not count. */
export interface ClientPurchases {
  readonly count: number;
  readonly spent: Money;
  readonly last?: { readonly number: OrderNumber; readonly at: Instant };
}

export interface OpenTitles {
  readonly count: number;
  readonly amount: Money;
  /** The part that is past its due date. */
  readonly overdue: Money;
}

export interface ShopRepresentative {
  readonly userId: UserId;
  readonly name: string;
}

export interface ClientSummary {
  readonly clientId: ClientId;
  readonly name: string;
  readonly kind: 'person' | 'company';
  readonly document: string | null;
  /** The main user's. */
  readonly email: string | null;
  readonly erpCode: string | null;
  readonly standing: ApprovalState;
  readonly tags: readonly UserTag[];
  readonly since: Instant;
  readonly purchases: ClientPurchases;
  readonly openTitles: OpenTitles;
  readonly representatives: readonly ShopRepresentative[];
}
