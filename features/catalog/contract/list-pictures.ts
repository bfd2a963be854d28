import { endpoint } from '#platform/contract/endpoint.ts';
import type { listPicturesSchema } from './panel-pictures.schema.ts';

export const listPictures = endpoint<typeof listPicturesSchema>(
  'GET',
  '/v4/painel/:idfornecedor/produtos/:idproduto/fotos',
);
