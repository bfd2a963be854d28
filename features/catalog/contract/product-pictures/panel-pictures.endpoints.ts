import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  describePictureSchema,
  fetchPictureSchema,
  listPicturesSchema,
  orderPicturesSchema,
  removePictureSchema,
  uploadPictureSchema,
} from './panel-pictures.schema.ts';

export const listPicturesEndpoint = endpoint<typeof listPicturesSchema>(
  'GET',
  '/v4/painel/:idfornecedor/produtos/:idproduto/fotos',
);
export const uploadPictureEndpoint = endpoint<typeof uploadPictureSchema>(
  'POST',
  '/v4/painel/:idfornecedor/produtos/:idproduto/fotos',
);
export const fetchPictureEndpoint = endpoint<typeof fetchPictureSchema>(
  'POST',
  '/v4/painel/:idfornecedor/produtos/:idproduto/fotos/endereco',
);
export const orderPicturesEndpoint = endpoint<typeof orderPicturesSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/produtos/:idproduto/fotos/ordem',
);
export const describePictureEndpoint = endpoint<typeof describePictureSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/produtos/:idproduto/fotos/:idfoto',
);
export const removePictureEndpoint = endpoint<typeof removePictureSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/produtos/:idproduto/fotos/:idfoto',
);
