import { endpoint } from '#platform/contract/endpoint.ts';
import type { getComboSchema } from './get-combo.schema.ts';

export const getCombo = endpoint<typeof getComboSchema>('GET', '/v4/promotional-combo/:idcombo');
