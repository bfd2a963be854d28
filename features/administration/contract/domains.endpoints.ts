import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  addDomainSchema,
  checkDomainSchema,
  listDomainsSchema,
  makeMainDomainSchema,
  removeDomainSchema,
} from './domains.schema.ts';

export const listDomainsEndpoint = endpoint<typeof listDomainsSchema>(
  'GET',
  '/v4/plataforma/fornecedores/:idfornecedor/dominios',
);
export const addDomainEndpoint = endpoint<typeof addDomainSchema>(
  'POST',
  '/v4/plataforma/fornecedores/:idfornecedor/dominios',
);
export const removeDomainEndpoint = endpoint<typeof removeDomainSchema>(
  'DELETE',
  '/v4/plataforma/fornecedores/:idfornecedor/dominios/:dominio',
);
export const checkDomainEndpoint = endpoint<typeof checkDomainSchema>(
  'POST',
  '/v4/plataforma/fornecedores/:idfornecedor/dominios/:dominio/verificar',
);
export const makeMainDomainEndpoint = endpoint<typeof makeMainDomainSchema>(
  'POST',
  '/v4/plataforma/fornecedores/:idfornecedor/dominios/:dominio/principal',
);
