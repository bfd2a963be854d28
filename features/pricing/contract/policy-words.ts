/** A policy in words: '10% de desconto em 2 categorias, para o grupo ouro'. */
import { formatMoney } from '#kernel/money.ts';
import { formatParts, joinNames } from '#kernel/number-format.ts';
import { formatQuantity } from '#kernel/quantity.ts';
import type { Policy, PolicyAudience, PolicyEffect, PolicyScope } from '../domain/policy.ts';

export const policySentence = ({
  effect,
  scope,
  audience,
}: Pick<Policy, 'effect' | 'scope' | 'audience'>): string =>
  [effectWords(effect), scopeWords(scope), audienceWords(audience)].join(', ');

const percent = (basisPoints: number): string => `${formatParts(basisPoints, 2)}%`;

function effectWords(effect: PolicyEffect): string {
  switch (effect.kind) {
    case 'percent':
      return `${percent(effect.basisPoints)} de desconto`;
    case 'value':
      return `${formatMoney(effect.amount)} a menos`;
    case 'fixed':
      return `por ${formatMoney(effect.price)}`;
    case 'tiers':
      return joinNames(
        effect.tiers.map(
          ({ from, basisPoints }) => `${percent(basisPoints)} a partir de ${formatQuantity(from)}`,
        ),
      );
  }
}

const counted = (number: number, one: string, many: string): string[] =>
  number === 0 ? [] : [number === 1 ? one : `${number} ${many}`];

const named = (names: readonly string[], one: string, many: string): string[] =>
  names.length === 0 ? [] : [`${names.length === 1 ? one : many} ${joinNames(names)}`];

function scopeWords({ products, categories, brands, tags }: PolicyScope): string {
  const parts = [
    ...counted(products.length, '1 produto', 'produtos'),
    ...counted(categories.length, '1 categoria', 'categorias'),
    ...named(brands, 'marca', 'marcas'),
    ...named(tags, 'etiqueta', 'etiquetas'),
  ];
  return parts.length === 0 ? 'todos os produtos' : joinNames(parts);
}

function audienceWords(audience: PolicyAudience): string {
  const { clients = [], groups = [], kinds = [], approved, states = [], postalCodes = [] } = audience;
  const { channels = [], deliveryTypes = [], subscriptionTypes = [] } = audience;
  const parts = [
    ...counted(clients.length, '1 cliente', 'clientes'),
    ...named(groups, 'grupo', 'grupos'),
    ...(kinds.length === 1 ? [kinds[0] === 'person' ? 'pessoas físicas' : 'empresas'] : []),
    ...(approved === undefined ? [] : [approved ? 'cadastros aprovados' : 'cadastros não aprovados']),
    ...named(states, 'estado', 'estados'),
    ...counted(postalCodes.length, '1 faixa de CEP', 'faixas de CEP'),
    ...(channels.length === 1 ? [channels[0] === 'WEB' ? 'compras no site' : 'compras com atendente'] : []),
    ...(deliveryTypes.length === 1 ? [deliveryTypes[0] === 'pickup' ? 'retirada' : 'entrega'] : []),
    ...counted(subscriptionTypes.length, '1 tipo de assinatura', 'tipos de assinatura'),
  ];
  return parts.length === 0 ? 'para todos' : `para ${joinNames(parts)}`;
}
