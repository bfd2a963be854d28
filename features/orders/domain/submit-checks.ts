/** Who may submit, and as what an order begins. Spec 5, cart with no items; spec 6, tags. */
import { maySubmitOrders } from '#features/accounts/domain/approval.ts';
import { hasTag } from '#features/suppliers/domain/tags.ts';
import type { Customer } from '#kernel/scope.ts';
import type { OrderStatus } from './order-status.ts';

/** Tag support-budget: the supplier prices it first, so it begins as a quote. */
export const firstStatus = (tags: ReadonlySet<string>): OrderStatus =>
  hasTag(tags, 'support-budget') ? 'ORCAMENTO_NOVO' : 'ENVIADO';

/**
 * Why the supplier takes no order of this client: it has to approve them first, or said no already. Who may not log in
 * without its approval may not order either: what was asked for before, as a subscription's next order, is made while nobody
 * is logged in.
 */
export function approvalRefusal(
  tags: ReadonlySet<string>,
  { approved, refused = false }: Pick<Customer, 'approved' | 'refused'>,
): 'not-approved' | 'registration-refused' | undefined {
  if (maySubmitOrders(tags, approved)) return undefined;
  return refused ? 'registration-refused' : 'not-approved';
}
