import { endpoint } from '#platform/contract/endpoint.ts';
import type { changeTypeSchema } from './panel-types.schema.ts';

export const changeType = endpoint<typeof changeTypeSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/tipos-assinatura/:idtipoassinatura',
);
