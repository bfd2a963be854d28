import { endpoint } from '#platform/contract/endpoint.ts';
import type * as schemas from './registration-document.schema.ts';

export const ownDocumentsEndpoint = endpoint<typeof schemas.ownDocumentsSchema>(
  'GET',
  '/v4/cadastro/:idfornecedor/documentos',
);
export const sendDocumentEndpoint = endpoint<typeof schemas.sendDocumentSchema>(
  'POST',
  '/v4/cadastro/:idfornecedor/documentos',
);
export const removeDocumentEndpoint = endpoint<typeof schemas.removeDocumentSchema>(
  'DELETE',
  '/v4/cadastro/:idfornecedor/documentos/:iddocumento',
);
export const getDocumentEndpoint = endpoint<typeof schemas.getDocumentSchema>(
  'GET',
  '/v4/cadastro/:idfornecedor/documentos/:iddocumento',
);
export const panelDocumentEndpoint = endpoint<typeof schemas.panelDocumentSchema>(
  'GET',
  '/v4/painel/:idfornecedor/cadastros/:idcliente/documentos/:iddocumento',
);
export const documentSettingsEndpoint = endpoint<typeof schemas.documentSettingsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/cadastros-documentos',
);
export const changeDocumentSettingsEndpoint = endpoint<typeof schemas.changeDocumentSettingsSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/cadastros-documentos',
);
