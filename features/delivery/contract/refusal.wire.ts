import { type Money, toReais, ZERO } from '#kernel/money.ts';

interface Told {
  readonly facts?: {
    readonly pedidoMinimo: number;
    readonly taxaEntrega: number;
    readonly aproximada?: true;
  };
}

/** Where only the order's value stands in the way, the answer says what it has to reach, and the fee it then pays. */
export const refusalToWire = <Code extends string>({
  code,
  minimumOrder,
  fee = ZERO,
  approximate,
}: {
  readonly code: Code;
  readonly minimumOrder?: Money;
  readonly fee?: Money;
  readonly approximate?: true;
}): Told & { readonly code: Code } => ({
  code,
  ...(minimumOrder === undefined
    ? {}
    : {
        facts: {
          pedidoMinimo: toReais(minimumOrder),
          taxaEntrega: toReais(fee),
          ...(approximate ? { aproximada: true } : {}),
        },
      }),
});
