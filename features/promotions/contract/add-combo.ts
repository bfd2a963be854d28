import { endpoint } from '#platform/contract/endpoint.ts';
import type { addComboSchema } from './panel-combos.schema.ts';

export const addCombo = endpoint<typeof addComboSchema>('POST', '/v4/painel/:idfornecedor/combos');
