/** What other features and the composition root may import from delegation. */
export { dropExpiredInvitations } from './invite-representative.ts';
export { clientsToActFor } from './linked/clients-to-act-for.ts';
export { mainUsersOf, userOfLink } from './linked/issuer.ts';
export { delegationMails } from './linked/linked-mails.ts';
export { forgetClient, forgetRepresentation, personalDataOf } from './personal-data.store.ts';
export { putRepresentative } from './put-representative.ts';
export { represents } from './represents.ts';
