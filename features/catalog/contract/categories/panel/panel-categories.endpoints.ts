import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  addCategoryProductsSchema,
  createCategorySchema,
  deleteCategorySchema,
  listPanelCategoriesSchema,
  placeCategorySchema,
  removeCategoryPictureSchema,
  saveCategorySchema,
  uploadCategoryPictureSchema,
} from './panel-categories.schema.ts';

const ALL = '/v4/painel/:idfornecedor/categorias';
const ONE = `${ALL}/:idcategoria` as const;

export const listPanelCategoriesEndpoint = endpoint<typeof listPanelCategoriesSchema>('GET', ALL);
export const createCategoryEndpoint = endpoint<typeof createCategorySchema>('POST', ALL);
export const saveCategoryEndpoint = endpoint<typeof saveCategorySchema>('PUT', ONE);
export const deleteCategoryEndpoint = endpoint<typeof deleteCategorySchema>('DELETE', ONE);
export const placeCategoryEndpoint = endpoint<typeof placeCategorySchema>('PUT', `${ONE}/lugar`);
export const addCategoryProductsEndpoint = endpoint<typeof addCategoryProductsSchema>(
  'POST',
  `${ONE}/produtos`,
);
export const uploadCategoryPictureEndpoint = endpoint<typeof uploadCategoryPictureSchema>(
  'PUT',
  `${ONE}/imagem`,
);
export const removeCategoryPictureEndpoint = endpoint<typeof removeCategoryPictureSchema>(
  'DELETE',
  `${ONE}/imagem`,
);
