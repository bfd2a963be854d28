import type { RefusalTexts } from '#platform/contract/problem.ts';

export type SupplierRefusal = 'no-supplier' | 'unserved-address';

/** Spec 8, verbatim. */
export const supplierTexts: RefusalTexts<SupplierRefusal> = {
  'no-supplier': { status: 404, message: 'Não foi possivel encontrar fornecedores para este endereço' },
  'unserved-address': { status: 422, message: 'Infelizmente ainda não atendemos este endereço' },
};

/** Warnings on screens. Spec 4, address flow; spec 8, supplier failures. */
const YOUR_ADDRESS_UNSERVED = 'Infelizmente ainda não atendemos o seu endereço';
/** `alone`: the shop offers no other supplier, so the message is the supplier's own; otherwise it is a general one. */
export const unservedWords = (alone: boolean): string =>
  alone ? supplierTexts['unserved-address'].message : YOUR_ADDRESS_UNSERVED;
export const OTHER_SUPPLIERS_FAILED = 'Falha ao consultar outros fornecedores';
export const SERVICE_AREA_FAILED = 'Falha ao consultar área de atendimento do fornecedor';

/** Errors of the supplier list. An address of another client counts as unknown. */
export const servingTexts: RefusalTexts<SupplierRefusal | 'no-such-address'> = {
  ...supplierTexts,
  'no-such-address': { status: 404, message: 'Não encontramos o que você procura.' },
};
