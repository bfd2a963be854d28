/** NF-e documents for the shops of the small world. */
import { anNfe, nfeKey } from '#features/invoices/server/testing/an-nfe.ts';

const nextNumber = 900_000;

export const NFE = {
  /** By document number. A return without recipient: any number of them fits any order. */
  xml: (number: number): string => anNfe({ number, recipient: '', direction: '0', purpose: '4' }),
  /** Key of the document that stays attached to Ana's order. */
  kept: nfeKey({ number: nextNumber }),
  keptNumber: nextNumber,
  /** Key without a document. */
  absent: nfeKey({ number: 900_001 }),
} as const;
