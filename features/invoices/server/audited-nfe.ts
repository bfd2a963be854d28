import type { NfeDocument } from '../domain/nfe/nfe.ts';

/** What the audit keeps of a document. */
export const auditedNfe = ({ orderNumber, key, issuerDocument, total }: NfeDocument) => ({
  order: orderNumber,
  key,
  issuerDocument,
  total,
});
