import { endpoint } from '#platform/contract/endpoint.ts';
import type { applyListSchema } from './apply-list.schema.ts';

export const applyList = endpoint<typeof applyListSchema>(
  'POST',
  '/v4/shopping-list/:idfornecedor/apply/:idlista',
);
