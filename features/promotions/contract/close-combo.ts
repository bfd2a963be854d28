import { endpoint } from '#platform/contract/endpoint.ts';
import type { closeComboSchema } from './panel-combos.schema.ts';

export const closeCombo = endpoint<typeof closeComboSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/combos/:idcombo',
);
