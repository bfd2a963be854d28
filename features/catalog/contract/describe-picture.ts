import { endpoint } from '#platform/contract/endpoint.ts';
import type { describePictureSchema } from './panel-pictures.schema.ts';

export const describePicture = endpoint<typeof describePictureSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/produtos/:idproduto/fotos/:idfoto',
);
