import type { RefusalTexts } from '#platform/contract/problem.ts';
import { type SupplierRefusal, supplierTexts } from './texts.ts';

/** What the list of suppliers may be refused for beside what any call may. An address of another client is none. */
export const servingTexts: RefusalTexts<SupplierRefusal | 'no-such-address'> = {
  ...supplierTexts,
  'no-such-address': { status: 404, message: 'Não encontramos o que você procura.' },
};
