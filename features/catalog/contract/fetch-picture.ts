import { endpoint } from '#platform/contract/endpoint.ts';
import type { fetchPictureSchema } from './panel-pictures.schema.ts';

export const fetchPicture = endpoint<typeof fetchPictureSchema>(
  'POST',
  '/v4/painel/:idfornecedor/produtos/:idproduto/fotos/endereco',
);
