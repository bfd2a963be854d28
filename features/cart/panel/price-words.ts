import { channelsWords, validityWords } from '#features/pricing/contract/terms-words.ts';
import { defined } from '#kernel/defined.ts';
import { never } from '#kernel/result.ts';
import { formatDateTime, type TimeZone } from '#kernel/time/time-zone.ts';
import type { WireExplanation } from '../contract/simulate/simulate.schema.ts';

type Step = WireExplanation['passos'][number];
type Table = WireExplanation['tabelas'][number];
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

/** Whether a table of the client makes the price, and why not: 'Começa em 01/12/2026 às 08:00'. */
export function tableWords({ resultado, inicio = '', fim = '', canais }: Table, zone: TimeZone): string {
  switch (resultado) {
    case 'VALE':
      return 'Vale aqui';
    case 'SEM_PRECO':
      return 'Vale aqui, mas não tem este produto';
    case 'NAO_COMECOU':
      return `Não vale: começa em ${formatDateTime(Date.parse(inicio), zone)}`;
    case 'TERMINOU':
      return `Não vale: terminou em ${formatDateTime(Date.parse(fim), zone)}`;
    case 'OUTRO_CANAL':
      return `Não vale: só no canal “${channelsWords(canais)}”`;
    case 'OUTRA_ANTES':
      return 'Não vale: outra vem antes dela';
    default:
      return never(resultado);
  }
}

/** When and where the table applies: 'Sempre · Canal: Todos'. */
export function tableTerms({ inicio, fim, canais }: Table, zone: TimeZone): string {
  const validity = defined({
    from: inicio === undefined ? undefined : Date.parse(inicio),
    until: fim === undefined ? undefined : Date.parse(fim),
  });
  return `${validityWords(validity, zone)} · Canal: ${channelsWords(canais)}`;
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
