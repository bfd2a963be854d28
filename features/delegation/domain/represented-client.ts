/** A client as its representative sees it in the list. Spec 6, sales representative. */
import type { ClientId, OrderNumber } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';

export interface LastOrder {
  readonly number: OrderNumber;
  readonly at: Instant;
  readonly total: Money;
}

export interface RepresentedClient {
  readonly id: ClientId;
  readonly name: string;
  /** CPF or CNPJ, without punctuation. */
  readonly document?: string;
  /** The main user's. */
  readonly email?: string;
  readonly city?: string;
  readonly state?: string;
  readonly approved: boolean;
  /** The shop said no. */
  readonly refused?: boolean;
  /** Whether the shop lets anybody act for it: some let no one in before approval. */
  readonly open: boolean;
  readonly creditLimit?: Money;
  readonly lastOrder?: LastOrder;
}

export interface RepresentedClients {
  readonly clients: readonly RepresentedClient[];
  /** Of all pages. */
  readonly total: number;
}

/** Somebody whom the supplier made its representative, as its people see them. */
export interface Representative {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly since: Instant;
  readonly clientCount: number;
}

/** More invitations than any shop waits for at once. */
export const MOST_INVITATIONS = 100;

/** Somebody who was asked to represent the shop: nothing is known of them but where they were asked. */
export interface WaitingInvitation {
  readonly id: string;
  readonly email: string;
  readonly invitedAt: Instant;
  readonly expiresAt: Instant;
}
