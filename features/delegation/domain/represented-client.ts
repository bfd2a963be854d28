/** A client in its representative's list. Spec 6, sales representative. */
import type { ClientId, OrderNumber } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';

export interface LatestOrder {
  readonly number: OrderNumber;
  readonly at: Instant;
  readonly total: Money;
}

export interface RepresentedClient {
  readonly id: ClientId;
  readonly name: string;
  /** CPF or CNPJ, without punctuation. */
  readonly document?: string;
  /** E-mail of the main user. */
  readonly email?: string;
  readonly city?: string;
  readonly state?: string;
  readonly approved: boolean;
  /** The supplier refused the client. */
  readonly refused?: boolean;
  /** Whether the representative may act for the client: some suppliers require approval first. */
  readonly open: boolean;
  readonly creditLimit?: Money;
  readonly lastOrder?: LatestOrder;
}

export interface RepresentedClients {
  readonly clients: readonly RepresentedClient[];
  /** Over all pages. */
  readonly total: number;
}

/** A sales representative as shown to staff. */
export interface Representative {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly since: Instant;
  readonly clientCount: number;
}

/** Pending invitations per supplier. */
export const MAX_INVITATIONS = 100;

/** A pending invitation; only the address is known. */
export interface WaitingInvitation {
  readonly id: string;
  readonly email: string;
  readonly invitedAt: Instant;
  readonly expiresAt: Instant;
}
