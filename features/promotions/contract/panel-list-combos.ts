import { endpoint } from '#platform/contract/endpoint.ts';
import type { panelListCombosSchema } from './panel-combos.schema.ts';

export const panelListCombos = endpoint<typeof panelListCombosSchema>(
  'GET',
  '/v4/painel/:idfornecedor/combos',
);
