import { Type } from 'typebox';

/** As many products as the grid edits at once. */
export const MAX_GRID_PRODUCTS = 100;

/** Ids in a query, separated by commas. */
export const productIds = Type.String({
  maxLength: MAX_GRID_PRODUCTS * 37,
  pattern: '^[0-9a-f-]{36}(,[0-9a-f-]{36})*$',
  description: 'Só estes produtos, separados por vírgulas',
});
