/** Who may submit, and as what an order begins. Spec 5, cart with no items; spec 6, tags. */
import { pricesAreHidden } from '#features/catalog/domain/price-visibility.ts';
import { hasTag } from '#features/suppliers/domain/tags.ts';
import type { Customer } from '#kernel/scope.ts';
import type { OrderStatus } from './order-status.ts';

/** Tag support-budget: the supplier prices it first, so it begins as a quote. */
export const firstStatus = (tags: ReadonlySet<string>): OrderStatus =>
  hasTag(tags, 'support-budget') ? 'ORCAMENTO_NOVO' : 'ENVIADO';

/**
 * Whether the supplier has to approve this client first. Whoever may not see prices may not submit either: the
 * answer would tell them.
 */
export const mustBeApprovedFirst = (tags: ReadonlySet<string>, client: Customer): boolean =>
  (hasTag(tags, 'restrict-not-approved-user-submission') && !client.approved) ||
  pricesAreHidden(tags, client);
