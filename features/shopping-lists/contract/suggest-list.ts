import { endpoint } from '#platform/contract/endpoint.ts';
import type { suggestListSchema } from './suggestions.schema.ts';

export const suggestList = endpoint<typeof suggestListSchema>(
  'POST',
  '/v4/painel/:idfornecedor/listas-sugeridas',
);
