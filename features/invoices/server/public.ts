/** The interface for other features and the application. */
export { invoiceMails } from './boleto-mails.ts';
export { personalDataOf } from './personal-data.ts';
