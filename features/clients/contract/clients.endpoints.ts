import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  addNoteSchema,
  getClientSchema,
  listClientsSchema,
  listGroupsSchema,
  listNotesSchema,
  removeNoteSchema,
} from './clients.schema.ts';

export const listClientsEndpoint = endpoint<typeof listClientsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/clientes',
);
export const getClientEndpoint = endpoint<typeof getClientSchema>(
  'GET',
  '/v4/painel/:idfornecedor/clientes/:idcliente',
);
export const listNotesEndpoint = endpoint<typeof listNotesSchema>(
  'GET',
  '/v4/painel/:idfornecedor/clientes/:idcliente/notas',
);
export const addNoteEndpoint = endpoint<typeof addNoteSchema>(
  'POST',
  '/v4/painel/:idfornecedor/clientes/:idcliente/notas',
);
export const removeNoteEndpoint = endpoint<typeof removeNoteSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/clientes/:idcliente/notas/:idnota',
);
export const listGroupsEndpoint = endpoint<typeof listGroupsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/grupos-clientes',
);
