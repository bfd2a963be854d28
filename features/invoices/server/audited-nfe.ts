import type { NfeDocument } from '../domain/nfe/nfe.ts';

/** A document's data in the audit log. */
export const auditedNfe = ({ orderNumber, key, issuerDocument, total }: NfeDocument) => ({
  order: orderNumber,
  key,
  issuerDocument,
  total,
});
