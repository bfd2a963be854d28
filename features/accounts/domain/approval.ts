/** What a supplier's approval of a client decides. Spec 4, login; spec 6, unapproved users. */
import { hasTag } from '#features/suppliers/domain/tags.ts';

type Tags = ReadonlySet<string>;

/** A new client is approved at once unless the supplier wants to look at it first. */
export const approvedFromTheStart = (tags: Tags): boolean =>
  !needsApprovalToLogIn(tags) && !hasTag(tags, 'restrict-not-approved-user-submission');

/** Whether this client may log in at this supplier. */
export const mayLogIn = (tags: Tags, approved: boolean): boolean => approved || !needsApprovalToLogIn(tags);

/** Whether this client may submit an order at this supplier. */
export const maySubmitOrders = (tags: Tags, approved: boolean): boolean =>
  approved || approvedFromTheStart(tags);

const needsApprovalToLogIn = (tags: Tags): boolean =>
  hasTag(tags, 'support-budget') || hasTag(tags, 'block-not-approved-user');
