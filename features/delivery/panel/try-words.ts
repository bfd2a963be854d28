/** What the trial of a CEP says of windows, and of what is not offered. */
import { formatMoney, fromReais } from '#kernel/money.ts';
import type { Problem } from '#platform/contract/problem.ts';
import type { OfferedSlot } from '../domain/slots.ts';

/** '4 livres e 1 lotado nos próximos dias'; undefined without windows. */
export function slotsWords(slots: readonly Pick<OfferedSlot, 'left'>[]): string | undefined {
  if (slots.length === 0) return undefined;
  const full = slots.filter(({ left }) => left === 0).length;
  const free = slots.length - full;
  const parts = [
    `${free} ${free === 1 ? 'horário livre' : 'horários livres'}`,
    ...(full === 0 ? [] : [`${full} ${full === 1 ? 'lotado' : 'lotados'}`]),
  ];
  return `${parts.join(' e ')} nos próximos dias`;
}

/** How many more orders a window takes. */
export function placesWords({ left }: Pick<OfferedSlot, 'left'>): string {
  if (left === undefined) return 'sem limite';
  if (left === 0) return 'lotado';
  return left === 1 ? '1 vaga' : `${left} vagas`;
}

/** Why nothing is offered, for who can change it; undefined for what the answer itself has to say. */
export function reasonWords({ code, facts }: Partial<Pick<Problem, 'code' | 'facts'>>): string | undefined {
  switch (code) {
    case 'address-not-served':
      return 'Nenhuma área aberta da loja cobre este CEP.';
    case 'address-needed':
      return 'Não sabemos onde fica este CEP, e as áreas desenhadas ou por raio precisam do lugar exato.';
    case 'no-delivery-option':
      return typeof facts?.pedidoMinimo === 'number' && typeof facts.taxaEntrega === 'number'
        ? `Abaixo do pedido mínimo daqui, que é de ${reais(facts.pedidoMinimo)}. A partir dele, a taxa é de ${reais(facts.taxaEntrega)}.`
        : 'Nenhum horário dos próximos dias tem vaga: estão lotados, ou em dias fechados.';
    default:
      return undefined;
  }
}

const reais = (amount: number): string => formatMoney(fromReais(amount));
