/** What the composition root may import from privacy. */
export { forgetDue } from './forget-due.ts';
export { privacyMails } from './privacy-mails.ts';
