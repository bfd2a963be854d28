/** Who acts, at which supplier, and when: the first argument of every use case. */
import type { ClientId, StaffId, SupplierId, UserId } from './ids.ts';
import type { StaffStanding } from './permissions.ts';

/** Epoch milliseconds. Rules never read the clock: it comes in with the scope. */
export type Instant = number;

/** The supplier as rules need it. Tags are read by the rules of `features/suppliers/domain`. */
export interface SupplierScope {
  readonly id: SupplierId;
  readonly slug: string;
  readonly name: string;
  readonly tags: ReadonlySet<string>;
}

export interface Visitor {
  readonly kind: 'visitor';
}

/**
 * As what one acts for a client: its main user, another user linked to it, a sales representative who switched to it,
 * or a system with an API key. Spec 6.
 */
export const CAPACITIES = ['principal', 'linked', 'representative', 'integration'] as const;
export type Capacity = (typeof CAPACITIES)[number];

/**
 * A logged-in shopper: `userId` is who acts, `clientId` for whom. `approved` is the supplier's word on this client
 * (spec 6, unapproved users).
 */
export interface Customer {
  readonly kind: 'customer';
  readonly sessionId: string;
  readonly userId: UserId;
  readonly clientId: ClientId;
  readonly clientKind: 'person' | 'company';
  readonly name: string;
  readonly capacity: Capacity;
  /** A representative who has not chosen for whom: in the view of their own they look, and buy nothing. Spec 6. */
  readonly choosing?: boolean;
  readonly approved: boolean;
  /** The supplier looked at them and said no: they do not wait. */
  readonly refused?: boolean;
  /** The supplier has them among its customers already. */
  readonly known?: boolean;
}

/** Who runs a shop, in the panel. In the shop itself they are a visitor, or the customer that they also are. */
export interface Staff {
  readonly kind: 'staff';
  readonly sessionId: string;
  readonly staffId: StaffId;
  readonly name: string;
  /** What they are at this supplier. */
  readonly standing: StaffStanding;
}

export type Shopper = Visitor | Customer;
export type Actor = Shopper | Staff;

export interface Scope {
  readonly supplier: SupplierScope;
  readonly actor: Actor;
  readonly now: Instant;
}

export const VISITOR: Visitor = { kind: 'visitor' };
