import { endpoint } from '#platform/contract/endpoint.ts';
import type { uploadPictureSchema } from './panel-pictures.schema.ts';

export const uploadPicture = endpoint<typeof uploadPictureSchema>(
  'POST',
  '/v4/painel/:idfornecedor/produtos/:idproduto/fotos',
);
