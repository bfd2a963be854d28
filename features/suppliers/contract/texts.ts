import type { RefusalTexts } from '#platform/contract/problem.ts';

export type SupplierRefusal = 'no-supplier';

/** Spec 8, letter by letter. */
export const supplierTexts: RefusalTexts<SupplierRefusal> = {
  'no-supplier': { status: 404, message: 'Não foi possivel encontrar fornecedores para este endereço' },
};
