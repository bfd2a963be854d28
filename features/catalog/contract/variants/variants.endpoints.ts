import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  attachVariantSchema,
  createVariantSchema,
  detachVariantSchema,
  listVariantsSchema,
} from './variants.schema.ts';

const all = '/v4/painel/:idfornecedor/produtos/:idproduto/variacoes';
const one = `${all}/:idvariacao` as const;

export const listVariantsEndpoint = endpoint<typeof listVariantsSchema>('GET', all);
export const createVariantEndpoint = endpoint<typeof createVariantSchema>('POST', all);
export const attachVariantEndpoint = endpoint<typeof attachVariantSchema>('PUT', one);
export const detachVariantEndpoint = endpoint<typeof detachVariantSchema>('DELETE', one);
