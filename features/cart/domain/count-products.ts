/** How many products a cart or an order holds: each line and each product of a combo counts one, whatever the quantity. */
interface Counted {
  readonly parts?: { readonly length: number } | undefined;
}

export const countProducts = (lines: readonly Counted[]): number =>
  lines.reduce((sum, { parts }) => sum + (parts?.length ?? 1), 0);

/** `countProducts` for cart lines. */
export const countCart = (
  lines: readonly { readonly product: { readonly combo?: Counted | undefined } }[],
): number => countProducts(lines.map(({ product }) => product.combo ?? {}));

export const productsWords = (count: number): string => (count === 1 ? '1 produto' : `${count} produtos`);
