/** Effects of a supplier's approval of a client. Spec 4, login; spec 6, unapproved users. */
import { hasTag } from '#features/suppliers/domain/tags/tags.ts';

type Tags = ReadonlySet<string>;

/** A new client is approved immediately unless the supplier reviews clients first. */
export const approvedFromTheStart = (tags: Tags): boolean =>
  !needsApprovalToLogIn(tags) && !hasTag(tags, 'restrict-not-approved-user-submission');

export const mayLogIn = (tags: Tags, approved: boolean): boolean => approved || !needsApprovalToLogIn(tags);

export const maySubmitOrders = (tags: Tags, approved: boolean): boolean =>
  approved || approvedFromTheStart(tags);

const needsApprovalToLogIn = (tags: Tags): boolean =>
  hasTag(tags, 'support-budget') || hasTag(tags, 'block-not-approved-user');
