import type { WireContentChoices } from './content-choices.schema.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What a carousel or a block may name. */
export interface ContentChoices {
  readonly segments: readonly Named[];
  readonly groups: readonly string[];
  readonly paymentMethods: readonly Named[];
  /** In the shop's order. */
  readonly categories: readonly (Named & { readonly parentId?: string })[];
}

const namedFromWire = ({ id, nome }: { readonly id: string; readonly nome: string }): Named => ({
  id,
  name: nome,
});

export const contentChoicesFromWire = (wire: WireContentChoices): ContentChoices => ({
  segments: wire.segmentos.map(namedFromWire),
  groups: wire.grupos,
  paymentMethods: wire.formasPagamento.map(namedFromWire),
  categories: wire.categorias.map(({ pai, ...named }) => ({
    ...namedFromWire(named),
    ...(pai === null ? {} : { parentId: pai }),
  })),
});
