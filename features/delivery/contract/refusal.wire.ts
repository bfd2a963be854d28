import { defined } from '#kernel/defined.ts';
import { type Money, toReais, ZERO } from '#kernel/money.ts';

interface RefusalFacts {
  readonly facts?: {
    readonly pedidoMinimo: number;
    readonly taxaEntrega: number;
    readonly aproximada?: true;
  };
}

/** If only the order's value is too low, the response has the minimum and the fee from there on. */
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
}): RefusalFacts & { readonly code: Code } => ({
  code,
  ...defined({
    facts:
      minimumOrder === undefined
        ? undefined
        : {
            pedidoMinimo: toReais(minimumOrder),
            taxaEntrega: toReais(fee),
            ...(approximate ? { aproximada: true as const } : {}),
          },
  }),
});
