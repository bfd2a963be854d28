/** Who moves an order. Design 4: every move is an event with who, for whom, when and why. */
import type { StaffId, UserId } from '#kernel/ids.ts';
import type { Actor } from '#kernel/scope.ts';

export const SIDES = ['client', 'shop', 'system'] as const;
export type Side = (typeof SIDES)[number];

export interface Mover {
  readonly side: Side;
  readonly userId?: UserId;
  readonly staffId?: StaffId;
  /** Empty for the system. */
  readonly name: string;
}

/** Without a login it is the system that acts: a job, or a provider's report on a payment. */
export function moverOf(actor: Actor): Mover {
  if (actor.kind === 'customer') return { side: 'client', userId: actor.userId, name: actor.name };
  if (actor.kind === 'staff') return { side: 'shop', staffId: actor.staffId, name: actor.name };
  return { side: 'system', name: '' };
}
