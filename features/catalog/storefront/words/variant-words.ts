/** How the variants of a product are named: after what they differ in, such as 'Sabor', or after the words of their names. */
import { joinNames } from '#kernel/number-format.ts';
import type { Variant } from '../../domain/product.ts';
import { ownWords } from './own-words.ts';

export interface VariantWords {
  /** Example: 'Sabor', 'Sabor e tamanho'. */
  readonly title: string;
  /** One for each variant, in their order. */
  readonly labels: readonly string[];
}

type Named = Pick<Variant, 'name' | 'options'>;

export function variantWords(variants: readonly Named[]): VariantWords {
  return byOptions(variants) ?? byNames(variants.map(({ name }) => name));
}

/** Undefined if the options do not tell them apart. */
function byOptions(variants: readonly Named[]): VariantWords | undefined {
  const kinds = new Set(variants.flatMap(({ options }) => options.map(({ kind }) => kind)));
  const distinctKinds = [...kinds].filter((kind) => {
    const names = variants.map((variant) => optionOf(variant, kind));
    return !names.includes(undefined) && new Set(names).size > 1;
  });
  const labels = variants.map((variant) =>
    distinctKinds.flatMap((kind) => optionOf(variant, kind) ?? []).join(' · '),
  );
  if (new Set(labels).size < variants.length) return undefined;
  const [first = '', ...others] = distinctKinds;
  return { title: joinNames([first, ...others.map((kind) => kind.toLocaleLowerCase('pt-BR'))]), labels };
}

const optionOf = ({ options }: Named, kind: string): string | undefined =>
  options.find((option) => option.kind === kind)?.name;

const MEASURE = /^\d[\d,.]* ?(?:ml|l|g|kg|m|cm|mm)$/i;
const COUNT = /^\d+ (?:un|rolos|folhas|cores|peças|pares)\.?$/i;
const CLOTHES = /^(?:PP|P|M|G|GG|XG)$/;

/** What all of these words are. */
const KINDS: readonly (readonly [title: string, pattern: RegExp])[] = [
  ['Tamanho', MEASURE],
  ['Tamanho', CLOTHES],
  ['Quantidade na embalagem', COUNT],
  ['Tensão', /^\d+ V$/i],
  ['Potência', /^\d+ W$/i],
];

function byNames(names: readonly string[]): VariantWords {
  const labels = ownWords(names);
  const kind = KINDS.find(([, pattern]) => labels.every((label) => pattern.test(label)));
  return { title: kind?.[0] ?? 'Versões', labels };
}
