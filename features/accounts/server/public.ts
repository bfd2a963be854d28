/** What later features and the composition may ask of accounts. */
export { actorOf } from './actor-of.ts';
export { addLinkedUser } from './add-linked-user.ts';
export { becomeCustomer } from './become-customer.ts';
export { createClientAccount } from './create-client-account.ts';
export { setCustomer } from './customers.store.ts';
export { hashPassword } from './passwords.ts';
export { bearerToken, presentedToken } from './session-cookie.ts';
