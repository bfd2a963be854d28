/** What the composition may ask of privacy. */
export { forgetDue } from './forget-due.ts';
export { privacyMails } from './privacy-mails.ts';
