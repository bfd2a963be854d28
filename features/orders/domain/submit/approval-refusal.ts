/** Whether the supplier takes orders of this client at all. Spec 6, tags. */
import { maySubmitOrders } from '#features/accounts/domain/approval.ts';
import type { Customer } from '#kernel/scope.ts';

/**
 * Why the supplier takes no orders of this client: it has not approved them yet, or has rejected them. By
 * `restrict-not-approved-user-submission` such a client may still log in; by the other two tags only a subscription's renewal gets here.
 */
export function approvalRefusal(
  tags: ReadonlySet<string>,
  { approved, refused = false }: Pick<Customer, 'approved' | 'refused'>,
): 'not-approved' | 'registration-refused' | undefined {
  if (maySubmitOrders(tags, approved)) return undefined;
  return refused ? 'registration-refused' : 'not-approved';
}
