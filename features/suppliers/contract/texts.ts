import type { RefusalTexts } from '#platform/contract/problem.ts';

export type SupplierRefusal = 'no-supplier' | 'unserved-address';

/** Spec 8, letter by letter. */
export const supplierTexts: RefusalTexts<SupplierRefusal> = {
  'no-supplier': { status: 404, message: 'Não foi possivel encontrar fornecedores para este endereço' },
  'unserved-address': { status: 422, message: 'Infelizmente ainda não atendemos este endereço' },
};

/** The screens' warnings. Spec 4, address flow; spec 8, supplier failures. */
const YOUR_ADDRESS_UNSERVED = 'Infelizmente ainda não atendemos o seu endereço';
/** A shop that leads to no other has an address that is not served; elsewhere it is nobody's. */
export const unservedWords = (alone: boolean): string =>
  alone ? supplierTexts['unserved-address'].message : YOUR_ADDRESS_UNSERVED;
export const OTHER_SUPPLIERS_FAILED = 'Falha ao consultar outros fornecedores';
export const SERVICE_AREA_FAILED = 'Falha ao consultar área de atendimento do fornecedor';
