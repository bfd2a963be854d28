import { endpoint } from '#platform/contract/endpoint.ts';
import type { changeComboSchema } from './panel-combos.schema.ts';

export const changeCombo = endpoint<typeof changeComboSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/combos/:idcombo',
);
