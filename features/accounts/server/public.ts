/** What later features and the composition may ask of accounts. */
export { answersAboutClient, keepAnswersAboutClient } from './about-client.ts';
export { accountMails, shopMails } from './account-mails.ts';
export { actorOf } from './actor-of.ts';
export { addLinkedUser } from './add-linked-user.ts';
export { addressLimits, countWithin, digest, type Limits, uncount } from './address-limits.ts';
export { agreeForClient } from './agreements.ts';
export { forgetAuditedWords, reasonsAbout } from './audited-words.store.ts';
export { becomeCustomer } from './become-customer.ts';
export { checkRegistration } from './check-registration.ts';
export type { ClientsOf } from './clients-of.ts';
export { confirmRegistration } from './confirm-registration.ts';
export { createClientAccount } from './create-client-account.ts';
export { createStaff, type NewStaff } from './create-staff.ts';
export { creditTermsOf, holdCreditTerms, writeCreditLimit } from './credit-limits.store.ts';
export { customerOf } from './customer-of.ts';
export { setCustomer, unknownCustomers } from './customers.store.ts';
export {
  type AlsoFound,
  countCustomers,
  customersPage,
  customerToActFor,
} from './customers-page.store.ts';
export { dropExpiredRegistrations } from './drop-expired-registrations.ts';
export { dropExpiredSessions } from './drop-expired-sessions.ts';
export type { Represents } from './enter-as-representative.ts';
export { giveSession } from './give-session.ts';
export { firstName, type WriteLetter } from './letter.ts';
export { hashOfCode, makeCode, newCode } from './mailed-code.ts';
export { codeOwner, takeCode } from './mailed-codes.store.ts';
export { openAccount } from './open-account.ts';
export { hashPassword } from './passwords.ts';
export { payerAt } from './payer-at.store.ts';
export { peopleKnownAt } from './people-known-at.store.ts';
export {
  dropSessionsFor,
  forgetAccount,
  forgetClientAt,
  lockPeople,
  personalDataAt,
  personalDataOf,
} from './personal-data.store.ts';
export { presentedSessionId } from './presented-session-id.ts';
export { staffActorOf } from './presented-staff.ts';
export { principalAt, principalOf } from './principal-of.ts';
export { provePassword } from './prove-password.ts';
export { putApiKey } from './put-api-key.ts';
export { type Change, recordChange } from './record-change.ts';
export { register } from './register.ts';
export { forgetSession } from './remembered-session.ts';
export { mayRequest } from './request-throttle.ts';
export { seal, unseal } from './sealed-text.ts';
export { presentedToken } from './session-cookie.ts';
export { sessionOf } from './session-of.ts';
export { signSession } from './session-token.ts';
export {
  endLinkedSessions,
  endRepresentation,
  endSessionsOf,
  mayHandOut,
  sessionToRenew,
} from './sessions.store.ts';
export { ownerMail } from './staff.store.ts';
export { presentedStaffToken } from './staff-cookie.ts';
export { type StartedSession, startSession } from './start-session.ts';
export { stillOpenAt } from './still-open-at.ts';
export { accountByLogin, accountOfUser } from './users.store.ts';
export {
  clientsAt,
  holdUser,
  lockLinkedUser,
  moveUser,
  retireUser,
  usersById,
  usersOfClient,
} from './users-of-clients.store.ts';
