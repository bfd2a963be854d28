/** NF-e that shops of the small world attach. */
import { anNfe, nfeKey } from '#features/invoices/server/testing/an-nfe.ts';

const keptNumber = 900_000;

export const NFE = {
  /** By number of the document. It takes goods back and is written to nobody: any number of them fit any order. */
  xml: (number: number): string => anNfe({ number, recipient: '', direction: '0', purpose: '4' }),
  /** The key of the one that stays at Ana's order. */
  kept: nfeKey({ number: keptNumber }),
  keptNumber,
  /** A key of no document. */
  absent: nfeKey({ number: 900_001 }),
} as const;
