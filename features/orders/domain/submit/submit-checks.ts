/** Who may submit, and the first status of an order. Spec 5, cart with no items; spec 6, tags. */
import { maySubmitOrders } from '#features/accounts/domain/approval.ts';
import { hasTag } from '#features/suppliers/domain/tags.ts';
import type { Customer } from '#kernel/scope.ts';
import type { OrderStatus } from '../order-status.ts';

/** With the tag support-budget the supplier prices it first, so it starts as a quote. */
export const firstStatus = (tags: ReadonlySet<string>): OrderStatus =>
  hasTag(tags, 'support-budget') ? 'ORCAMENTO_NOVO' : 'ENVIADO';

/**
 * Why the supplier takes no orders of this client: it has not approved them, or has rejected them. Such a client cannot log in
 * either, but a subscription's next order is made without a login.
 */
export function approvalRefusal(
  tags: ReadonlySet<string>,
  { approved, refused = false }: Pick<Customer, 'approved' | 'refused'>,
): 'not-approved' | 'registration-refused' | undefined {
  if (maySubmitOrders(tags, approved)) return undefined;
  return refused ? 'registration-refused' : 'not-approved';
}
