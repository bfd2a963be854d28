import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  addComboSchema,
  changeComboSchema,
  closeComboSchema,
  getComboSchema,
  panelListCombosSchema,
} from './panel-combos.schema.ts';

export const panelListCombosEndpoint = endpoint<typeof panelListCombosSchema>(
  'GET',
  '/v4/painel/:idfornecedor/combos',
);
export const addComboEndpoint = endpoint<typeof addComboSchema>('POST', '/v4/painel/:idfornecedor/combos');
export const changeComboEndpoint = endpoint<typeof changeComboSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/combos/:idcombo',
);
export const closeComboEndpoint = endpoint<typeof closeComboSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/combos/:idcombo',
);
export const getComboEndpoint = endpoint<typeof getComboSchema>(
  'GET',
  '/v4/painel/:idfornecedor/combos/:idcombo',
);
