import { endpoint } from '#platform/contract/endpoint.ts';
import type { editGridSchema } from './panel-grid.schema.ts';

export const editGridEndpoint = endpoint<typeof editGridSchema>('PATCH', '/v4/painel/:idfornecedor/produtos');
