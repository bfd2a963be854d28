import { never } from '#kernel/result.ts';
import type { WireExplanation } from '../contract/simulate/simulate.schema.ts';

type Step = WireExplanation['passos'][number];
type Outcome = WireExplanation['politicas'][number]['resultado'];

/** What a step of a price is. */
export function stepWords(step: Step['passo']): string {
  switch (step) {
    case 'PROPRIO':
      return 'Preço do produto';
    case 'TABELA':
      return 'Tabela de preços do cliente';
    case 'POLITICAS':
      return 'Políticas comerciais';
    case 'PAGAMENTO':
      return 'Forma de pagamento';
    case 'CONCESSAO':
      return 'Preço concedido por um atendente';
    default:
      return never(step);
  }
}

/** By which of its prices the product is sold in this quantity. */
export const ruleWords: Readonly<Record<Step['motivo'], string>> = {
  NORMAL: 'preço normal',
  ATACADO: 'preço de atacado desta quantidade',
  PROGRESSIVO: 'preço da faixa desta quantidade',
  ATENDENTE: 'preço de atendente',
};

export const outcomeWords: Readonly<Record<Outcome, string>> = {
  VENCEU: 'Venceu',
  MAIS_CARA: 'Perdeu: a outra é melhor para o cliente',
  PRIORIDADE_MENOR: 'Não concorreu: outra tem prioridade maior',
};
