/** Who may submit, and as what an order begins. Spec 5, cart with no items; spec 6, tags. */
import { maySubmitOrders } from '#features/accounts/domain/approval.ts';
import { hasTag } from '#features/suppliers/domain/tags.ts';
import type { Customer } from '#kernel/scope.ts';
import type { OrderStatus } from './order-status.ts';

/** Tag support-budget: the supplier prices it first, so it begins as a quote. */
export const firstStatus = (tags: ReadonlySet<string>): OrderStatus =>
  hasTag(tags, 'support-budget') ? 'ORCAMENTO_NOVO' : 'ENVIADO';

/**
 * Whether the supplier has to approve this client first. Who may not log in without its approval may not either: what
 * was asked for before, as a subscription's next order, is made while nobody is logged in.
 */
export const mustBeApprovedFirst = (tags: ReadonlySet<string>, { approved }: Customer): boolean =>
  !maySubmitOrders(tags, approved);
