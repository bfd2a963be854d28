/** Who moves an order on. Design 4: every move is an event, who, for whom, when and why. */
import type { StaffId, UserId } from '#kernel/ids.ts';
import type { Actor } from '#kernel/scope.ts';

export const SIDES = ['client', 'shop', 'system'] as const;
/** On whose side they are. */
export type Side = (typeof SIDES)[number];

export interface Mover {
  readonly side: Side;
  readonly userId?: UserId;
  readonly staffId?: StaffId;
  /** Empty for the system. */
  readonly name: string;
}

/** What is asked for by nobody who is logged in is done by the system: a job, or a provider's word on a payment. */
export function moverOf(actor: Actor): Mover {
  if (actor.kind === 'customer') return { side: 'client', userId: actor.userId, name: actor.name };
  if (actor.kind === 'staff') return { side: 'shop', staffId: actor.staffId, name: actor.name };
  return { side: 'system', name: '' };
}
