import { type Money, toReais } from '#kernel/money.ts';

interface Told {
  readonly facts?: { readonly pedidoMinimo: number };
}

/** Where only the order's value stands in the way, the answer says what it has to reach. */
export const refusalToWire = <Code extends string>({
  code,
  minimumOrder,
}: {
  readonly code: Code;
  readonly minimumOrder?: Money;
}): Told & { readonly code: Code } => ({
  code,
  ...(minimumOrder === undefined ? {} : { facts: { pedidoMinimo: toReais(minimumOrder) } }),
});
