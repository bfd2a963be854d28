/** The acting person, the supplier and the time: the first argument of every use case. */

import type { ClientId, PaymentMethodId, StaffId, SupplierId, UserId } from './ids.ts';
import type { Money } from './money.ts';
import type { ApiScope, PlatformRole, StaffStanding } from './permissions.ts';

/** Epoch milliseconds. Rules never read the clock: the scope brings it. */
export type Instant = number;

/** The supplier as rules need it. `features/suppliers/domain` interprets the tags. */
export interface SupplierScope {
  readonly id: SupplierId;
  readonly slug: string;
  readonly name: string;
  readonly tags: ReadonlySet<string>;
  /** An IANA name; absent where the supplier has chosen none. `timeZoneOf` in `features/suppliers/domain` answers it. */
  readonly timeZone?: string;
}

export interface Visitor {
  readonly kind: 'visitor';
}

/**
 * The role in which somebody acts for a client: its main user, another user linked to it, a sales representative who switched to
 * it, a system with an API key, or a member of the shop's staff who orders for it in the panel. Spec 6.
 */
export const CAPACITIES = ['principal', 'linked', 'representative', 'integration', 'attendant'] as const;
export type Capacity = (typeof CAPACITIES)[number];

/** How a supplier sells to one client, where that differs from how it sells to all. */
export interface ClientTerms {
  /** The only methods that the client may pay by, whatever its groups are; absent: those that the shop offers it. */
  readonly paymentMethodIds?: readonly PaymentMethodId[];
  /** Least value of the goods of an order. */
  readonly minimumOrder?: Money;
}

/**
 * A logged-in shopper: `userId` acts for `clientId`. `approved`: the supplier has approved this client (spec 6, unapproved
 * users).
 */
export interface Customer {
  readonly kind: 'customer';
  readonly sessionId: string;
  readonly userId: UserId;
  readonly clientId: ClientId;
  readonly clientKind: 'person' | 'company';
  readonly name: string;
  readonly capacity: Capacity;
  /** A representative who has not chosen a client: they may look around in their own view, but buy nothing. Spec 6. */
  readonly choosing?: boolean;
  readonly approved: boolean;
  /** The supplier has rejected the client, who is therefore no longer waiting for approval. */
  readonly refused?: boolean;
  /** The supplier already has the client among its customers. */
  readonly known?: boolean;
  /** Who orders for the client as 'attendant'; `userId` is then the client's main user. */
  readonly attendant?: Staff;
  /** Id of the API key that opened the session of a system. */
  readonly apiKeyId?: string;
  /** What that key allows; present exactly with `apiKeyId`. */
  readonly keyScopes?: readonly ApiScope[];
  /** The payment method that the client chose last at this supplier; it may no longer be offered. */
  readonly paymentMethodId?: PaymentMethodId;
  /** Absent: the supplier sells to the client as to all. Read with the session, so that no rule needs a query for it. */
  readonly terms?: ClientTerms;
}

/** A member of a supplier's staff, in the panel. In the shop the same person is a visitor, or the customer that they also are. */
export interface Staff {
  readonly kind: 'staff';
  readonly sessionId: string;
  readonly staffId: StaffId;
  readonly name: string;
  readonly standing: StaffStanding;
  /** The platform's administrator who acts as this member of the staff. */
  readonly actedBy?: { readonly staffId: StaffId; readonly name: string };
}

/** A person of the platform, outside of any shop: an administrator, or support, who only reads. */
export interface PlatformPerson {
  readonly kind: 'platform';
  readonly sessionId: string;
  readonly staffId: StaffId;
  readonly name: string;
  readonly role: PlatformRole;
}

export type Shopper = Visitor | Customer;
export type Actor = Shopper | Staff | PlatformPerson;

export interface Scope {
  readonly supplier: SupplierScope;
  readonly actor: Actor;
  readonly now: Instant;
}

export const VISITOR: Visitor = { kind: 'visitor' };
