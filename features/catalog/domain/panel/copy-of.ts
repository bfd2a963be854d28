import type { EditedProduct, ProductFields } from './product-fields.ts';

/** Longest part of the original's code in the copy's. */
const MAX_START = 40;

/** A copy for staff to change: out of sale, with a code of its own, and without the barcode, which names one thing only. */
export function copyOf(
  { sku, name, seoTitle: _, seoDescription: __, ...rest }: EditedProduct,
  taken: ReadonlySet<string>,
): ProductFields {
  const { id: ___, slug: ____, version: v, archived: a, stock: s, alerts: w, updatedAt: u, ...fields } = rest;
  const start = `${sku.slice(0, MAX_START)}-copia`;
  let copy = start;
  for (let number = 2; taken.has(copy); number += 1) copy = `${start}-${number}`;
  return {
    ...fields,
    sku: copy,
    name: `${name.slice(0, 190)} (cópia)`,
    ean: '',
    active: false,
    seoTitle: '',
    seoDescription: '',
  };
}
