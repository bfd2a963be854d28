import { endpoint } from '#platform/contract/endpoint.ts';
import type { orderPicturesSchema } from './panel-pictures.schema.ts';

export const orderPictures = endpoint<typeof orderPicturesSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/produtos/:idproduto/fotos/ordem',
);
