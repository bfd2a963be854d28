import type { RefusalTexts } from '#platform/contract/problem.ts';
import { type SupplierRefusal, supplierTexts } from './texts.ts';

/** Errors of the supplier list. An address of another client counts as unknown. */
export const servingTexts: RefusalTexts<SupplierRefusal | 'no-such-address'> = {
  ...supplierTexts,
  'no-such-address': { status: 404, message: 'Não encontramos o que você procura.' },
};
