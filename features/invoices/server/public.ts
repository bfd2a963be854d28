/** What later features and the composition may ask of invoices. */
export { invoiceMails } from './boleto-mails.ts';
export { personalDataOf } from './personal-data.ts';
