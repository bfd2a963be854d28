import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { copyOf } from './copy-of.ts';
import {
  type EditedProduct,
  type FieldProblem,
  fieldProblems,
  type ProductFields,
} from './product-fields.ts';

/** What a new variant does not have from its model. */
export type VariantFields = Pick<ProductFields, 'sku' | 'name' | 'price' | 'active'>;

/**
 * Another size, colour or flavour of a product, linked to the same principal. Of another price it has no wholesale price, tiers
 * or cost: those were made for the price of its model.
 */
export function variantOf(
  model: EditedProduct,
  own: VariantFields,
): Result<ProductFields, readonly FieldProblem[]> {
  const { wholesale, cost, ...copy } = copyOf(model, new Set());
  const samePrice = own.price === model.price;
  const fields: ProductFields = {
    ...copy,
    ...defined({ wholesale: samePrice ? wholesale : undefined, cost: samePrice ? cost : undefined }),
    ...own,
    tiers: samePrice ? copy.tiers : [],
    principalSku: model.principalSku || model.sku,
  };
  const problems = [...fieldProblems(fields)];
  if (sameWords(own.name, model.name)) problems.push({ field: 'name', problem: 'not-distinguished' });
  return problems.length === 0 ? accept(fields) : refuse(problems);
}

const sameWords = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('pt-BR') === other.trim().toLocaleLowerCase('pt-BR');
