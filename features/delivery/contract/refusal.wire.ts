import { type Money, toReais, ZERO } from '#kernel/money.ts';

interface Told {
  readonly facts?: { readonly pedidoMinimo: number; readonly taxaEntrega: number };
}

/** Where only the order's value stands in the way, the answer says what it has to reach, and the fee it then pays. */
export const refusalToWire = <Code extends string>({
  code,
  minimumOrder,
  fee = ZERO,
}: {
  readonly code: Code;
  readonly minimumOrder?: Money;
  readonly fee?: Money;
}): Told & { readonly code: Code } => ({
  code,
  ...(minimumOrder === undefined
    ? {}
    : { facts: { pedidoMinimo: toReais(minimumOrder), taxaEntrega: toReais(fee) } }),
});
