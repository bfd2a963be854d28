import { endpoint } from '#platform/contract/endpoint.ts';
import type { removePictureSchema } from './panel-pictures.schema.ts';

export const removePicture = endpoint<typeof removePictureSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/produtos/:idproduto/fotos/:idfoto',
);
