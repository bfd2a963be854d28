import { endpoint } from '#platform/contract/endpoint.ts';
import type { disableListSchema } from './lists.schema.ts';

export const disableList = endpoint<typeof disableListSchema>(
  'DELETE',
  '/v4/shopping-list/:idfornecedor/disable/:idlista',
);
