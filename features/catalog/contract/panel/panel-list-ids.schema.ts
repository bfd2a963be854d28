import { Type } from 'typebox';
import { MAX_GRID_PRODUCTS } from '../../domain/panel/grid-change.ts';

/** Ids in a query, separated by commas. */
export const productIds = Type.String({
  maxLength: MAX_GRID_PRODUCTS * 37,
  pattern: '^[0-9a-f-]{36}(,[0-9a-f-]{36})*$',
  description: 'Só estes produtos, separados por vírgulas',
});
