/** How many products a cart or an order holds: each line one, each product of a combo one, whatever their quantities. */
interface Counted {
  /** Of what a combo is made. */
  readonly parts?: { readonly length: number } | undefined;
}

export const countProducts = (lines: readonly Counted[]): number =>
  lines.reduce((sum, { parts }) => sum + (parts?.length ?? 1), 0);

/** The same for lines as a cart has them. */
export const countCart = (
  lines: readonly { readonly product: { readonly combo?: Counted | undefined } }[],
): number => countProducts(lines.map(({ product }) => product.combo ?? {}));

export const productsWords = (count: number): string => (count === 1 ? '1 produto' : `${count} produtos`);
