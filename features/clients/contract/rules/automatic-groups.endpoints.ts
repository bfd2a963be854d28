import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  addAutomaticGroupSchema,
  changeAutomaticGroupSchema,
  getAutomaticGroupSchema,
  previewGroupSchema,
  removeAutomaticGroupSchema,
} from './automatic-groups.schema.ts';

const GROUPS = '/v4/painel/:idfornecedor/grupos-automaticos';

export const addAutomaticGroupEndpoint = endpoint<typeof addAutomaticGroupSchema>('POST', GROUPS);
export const previewGroupEndpoint = endpoint<typeof previewGroupSchema>('POST', `${GROUPS}/previa`);
export const getAutomaticGroupEndpoint = endpoint<typeof getAutomaticGroupSchema>(
  'GET',
  `${GROUPS}/:idgrupo`,
);
export const changeAutomaticGroupEndpoint = endpoint<typeof changeAutomaticGroupSchema>(
  'PUT',
  `${GROUPS}/:idgrupo`,
);
export const removeAutomaticGroupEndpoint = endpoint<typeof removeAutomaticGroupSchema>(
  'DELETE',
  `${GROUPS}/:idgrupo`,
);
