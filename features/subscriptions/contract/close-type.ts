import { endpoint } from '#platform/contract/endpoint.ts';
import type { closeTypeSchema } from './panel-types.schema.ts';

export const closeType = endpoint<typeof closeTypeSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/tipos-assinatura/:idtipoassinatura',
);
