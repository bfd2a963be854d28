/** What other features and the composition root may import from accounts. */

export { seal, unseal } from '../../../platform/keys/sealed-text.ts';
export { putApiKey } from './api-keys/put-api-key.ts';
export { forgetAuditedWords, reasonsAbout } from './audit/audited-words.store.ts';
export { type Change, recordChange } from './audit/record-change.ts';
export { answersAboutClient, keepAnswersAboutClient } from './clients/about-client.ts';
export { addLinkedUser } from './clients/add-linked-user.ts';
export type { ClientsOf } from './clients/clients-of.ts';
export { creditTermsOf, holdCreditTerms, writeCreditLimit } from './clients/credit-limits.store.ts';
export { customerOf } from './clients/customer-of.ts';
export { setCustomer, unknownCustomers } from './clients/customers.store.ts';
export {
  type AlsoFound,
  countCustomers,
  customersPage,
  customerToActFor,
} from './clients/customers-page.store.ts';
export { ensureCustomer } from './clients/ensure-customer.ts';
export { payerAt } from './clients/payer-at.store.ts';
export { peopleKnownAt } from './clients/people-known-at.store.ts';
export {
  dropSessionsFor,
  forgetAccount,
  forgetClientAt,
  lockPeople,
  personalDataAt,
  personalDataOf,
} from './clients/personal-data.store.ts';
export { principalAt, principalOf } from './clients/principal-of.ts';
export { accountByLogin, accountOfUser } from './clients/users.store.ts';
export {
  clientsAt,
  holdUser,
  lockLinkedUser,
  moveUser,
  retireUser,
  usersById,
  usersOfClient,
} from './clients/users-of-clients.store.ts';
export { addressLimits, countWithin, digest, type Limits, uncount } from './login/address-limits.ts';
export type { Represents } from './login/enter-as-representative.ts';
export { openAccount } from './login/open-account.ts';
export { hashPassword } from './login/passwords.ts';
export { provePassword } from './login/prove-password.ts';
export { mayRequest } from './login/request-throttle.ts';
export { accountMails, shopMails } from './mails/account-mails.ts';
export { firstName, type WriteLetter } from './mails/letter.ts';
export { agreeForClient } from './registration/agreements.ts';
export { checkRegistration } from './registration/check-registration.ts';
export { confirmRegistration } from './registration/confirm-registration.ts';
export { createClientAccount } from './registration/create-client-account.ts';
export { dropExpiredRegistrations } from './registration/drop-expired-registrations.ts';
export { hashOfCode, makeCode, newCode } from './registration/mailed-code.ts';
export { codeOwner, takeCode } from './registration/mailed-codes.store.ts';
export { register } from './registration/register.ts';
export { actorOf } from './sessions/actor-of.ts';
export { dropExpiredSessions } from './sessions/drop-expired-sessions.ts';
export { giveSession } from './sessions/give-session.ts';
export { presentedSessionId } from './sessions/presented-session-id.ts';
export { forgetSession } from './sessions/remembered-session.ts';
export { presentedToken } from './sessions/session-cookie.ts';
export { sessionOf } from './sessions/session-of.ts';
export { signSession } from './sessions/session-token.ts';
export {
  endLinkedSessions,
  endRepresentation,
  endSessionsOf,
  mayHandOut,
  sessionToRenew,
} from './sessions/sessions.store.ts';
export { type StartedSession, startSession } from './sessions/start-session.ts';
export { validSessionsAt } from './sessions/valid-sessions.ts';
export { createStaff, type NewStaff } from './staff/create-staff.ts';
export { staffActorOf } from './staff/presented-staff.ts';
export { ownerMail } from './staff/staff.store.ts';
export { presentedStaffToken } from './staff/staff-cookie.ts';
