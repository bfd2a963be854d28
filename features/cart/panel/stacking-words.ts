import { capitalised } from '#kernel/tidy-text.ts';
import type { Tone } from '#platform/ui/badge.tsx';
import type { WireStackedRule } from '../contract/simulate/stacking.schema.ts';

/** What the shop's staff asks about. */
export type RuleKind = 'promotion' | 'coupon';

interface StackedWords {
  /** On the badge: 'Soma'. */
  readonly verdict: string;
  readonly tone: Tone;
  readonly sentence: string;
}

const ONE_COUPON = 'De um pedido vale um cupom só';

/** How the one that is asked about goes with another, in a sentence. */
export function stackedWords(subjectKind: RuleKind, other: WireStackedRule): StackedWords {
  const { resultado, tipo, motivo } = other;
  const name = otherName(other);
  switch (resultado) {
    case 'SOMAM':
      return { verdict: 'Soma', tone: 'success', sentence: `Soma com ${name}: o cliente tem os dois.` };
    case 'SOMAM_EM_PARTE':
      return {
        verdict: 'Soma em parte',
        tone: 'info',
        sentence: `Soma com ${name}, mas o cupom deixa de fora os produtos que a oferta barateou.`,
      };
    case 'VENCE':
      return {
        verdict: 'Vence',
        tone: 'warn',
        sentence:
          subjectKind === 'promotion'
            ? `Vale no lugar d${name}${because(motivo)}`
            : `${ONE_COUPON}: este vale no lugar d${name}.`,
      };
    case 'PERDE':
      return {
        verdict: 'Perde',
        tone: 'warn',
        sentence:
          tipo === 'CUPOM'
            ? `${ONE_COUPON}: ${name} vale no lugar deste.`
            : `${capitalised(name)} vale no lugar dest${subjectKind === 'coupon' ? 'e' : 'a'}${because(motivo)}`,
      };
    case 'UM_DOS_DOIS':
      return {
        verdict: 'Um dos dois',
        tone: 'neutral',
        sentence: `${ONE_COUPON}: este ou ${name}, o que o cliente digitar.`,
      };
    case 'NAO_SE_APLICA':
      return {
        verdict: 'Não se aplica',
        tone: 'neutral',
        sentence: `${capitalised(name)} não dá nada aqui.`,
      };
  }
}

/** 'a oferta “Leve 3, pague 2”', 'o cupom DEZ'. */
export const otherName = ({ tipo, nome }: Pick<WireStackedRule, 'tipo' | 'nome'>): string =>
  tipo === 'OFERTA' ? `a oferta “${nome}”` : `o cupom ${nome}`;

const because = (reason: string | undefined): string => (reason === undefined ? '.' : `. ${reason}`);
