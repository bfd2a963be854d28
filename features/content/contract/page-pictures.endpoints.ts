import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  addPagePictureSchema,
  listPagePicturesSchema,
  removePagePictureSchema,
} from './page-pictures.schema.ts';

export const listPagePicturesEndpoint = endpoint<typeof listPagePicturesSchema>(
  'GET',
  '/v4/painel/:idfornecedor/imagens-paginas',
);
export const addPagePictureEndpoint = endpoint<typeof addPagePictureSchema>(
  'POST',
  '/v4/painel/:idfornecedor/imagens-paginas',
);
export const removePagePictureEndpoint = endpoint<typeof removePagePictureSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/imagens-paginas/:idfoto',
);
