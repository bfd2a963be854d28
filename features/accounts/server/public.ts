/** What later features and the composition may ask of accounts. */
export { answersAboutClient, keepAnswersAboutClient } from './about-client.ts';
export { accountMails } from './account-mails.ts';
export { actorOf } from './actor-of.ts';
export { addLinkedUser } from './add-linked-user.ts';
export { becomeCustomer } from './become-customer.ts';
export { createClientAccount } from './create-client-account.ts';
export { createStaff, type NewStaff } from './create-staff.ts';
export { customerOf } from './customer-of.ts';
export { setCustomer, unknownCustomers } from './customers.store.ts';
export { dropExpiredSessions } from './drop-expired-sessions.ts';
export { hashPassword } from './passwords.ts';
export { staffActorOf } from './presented-staff.ts';
export { type Change, recordChange } from './record-change.ts';
export { bearerToken, presentedToken } from './session-cookie.ts';
export { presentedStaffToken } from './staff-cookie.ts';
