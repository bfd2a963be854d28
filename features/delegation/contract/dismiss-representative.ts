import { endpoint } from '#platform/contract/endpoint.ts';
import type { dismissRepresentativeSchema } from './panel-representatives.schema.ts';

export const dismissRepresentative = endpoint<typeof dismissRepresentativeSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/representantes/:idrepresentante',
);
