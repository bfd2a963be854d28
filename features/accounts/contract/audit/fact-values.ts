/** The values of the audit's facts, as a person reads them. */
import { centavos, formatMoney } from '#kernel/money.ts';
import { formatQuantity, thousandths } from '#kernel/quantity.ts';
import { formatDateTime, type TimeZone } from '#kernel/time/time-zone.ts';
import { factName, factUnit, isTechnicalFact, type Unit } from './fact-names.ts';

const VALUES: Readonly<Record<string, string>> = {
  approved: 'aprovado',
  refused: 'recusado',
  waiting: 'à espera',
  open: 'em aberto',
  paid: 'pago',
  pending: 'pendente',
  cancelled: 'cancelado',
  refunded: 'devolvido',
  expired: 'vencido',
  starting: 'iniciando',
  received: 'recebido',
  sent: 'enviado',
  picking: 'em separação',
  packed: 'separado',
  'awaiting-payment': 'aguardando pagamento',
  'out-for-delivery': 'em entrega',
  'ready-for-pickup': 'pronto para retirada',
  delivered: 'entregue',
  'quote-requested': 'orçamento pedido',
  'quote-priced': 'orçamento precificado',
  delivery: 'entrega',
  pickup: 'retirada',
  desktop: 'computadores',
  mobile: 'celulares',
  card: 'cartão',
  'cash-on-delivery': 'dinheiro na entrega',
  'card-on-delivery': 'cartão na entrega',
  'on-account': 'faturado',
  found: 'encontrada',
  unknown: 'desconhecida',
  'no-answer': 'sem resposta',
  articles: 'contrato social',
  'state-registration': 'inscrição estadual',
  licence: 'alvará',
  identity: 'documento com foto',
  other: 'outro documento',
  administrator: 'administração',
  support: 'suporte',
  owner: 'dono da loja',
  PEDIDOS: 'pedidos',
  PRODUTOS: 'produtos',
  ESTOQUE: 'estoque',
  VENDAS: 'vendas por período',
  VENDAS_POR_PRODUTO: 'vendas por produto',
  VENDAS_POR_CATEGORIA: 'vendas por categoria',
  VENDAS_POR_CLIENTE: 'vendas por cliente',
  VENDAS_POR_REPRESENTANTE: 'vendas por representante',
  VENDAS_POR_PAGAMENTO: 'vendas por forma de pagamento',
  CUPONS: 'cupons usados',
  MARGEM: 'margem por período',
  MARGEM_POR_PRODUTO: 'margem por produto',
  MARGEM_POR_CATEGORIA: 'margem por categoria',
  ENTREGAS: 'entregas por período',
  ENTREGAS_POR_AREA: 'entregas por área',
  ONTEM: 'ontem',
  ULTIMOS_7_DIAS: 'últimos 7 dias',
  ULTIMOS_30_DIAS: 'últimos 30 dias',
  ESTE_MES: 'este mês',
  MES_ANTERIOR: 'mês anterior',
  ULTIMOS_12_MESES: 'últimos 12 meses',
  DIARIA: 'todo dia',
  SEMANAL: 'toda semana',
  MENSAL: 'todo mês',
  ATIVA: 'ativa',
  PAUSADA: 'pausada',
  PARADA: 'parada',
  NA_FILA: 'na fila',
  FAZENDO: 'sendo feita',
  PRONTA: 'pronta',
  FALHOU: 'falhou',
  CANCELADA: 'cancelada',
  low: 'acabando',
  WEB: 'na loja',
  MANUAL: 'com um atendente',
};

/** The value as a person reads it: numbers with their unit, moments in the shop's zone, lists and parts of a whole in one line. */
export function factValue(kind: string, fact: string, value: unknown, zone: TimeZone): string {
  if (value === null || value === undefined || value === '') return '(vazio)';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value === 'number') return numberInWords(factUnit(kind, fact), value);
  if (typeof value === 'string') return textInWords(value, zone);
  if (Array.isArray(value))
    return value.length === 0
      ? '(nenhum)'
      : value.map((each) => factValue(kind, fact, each, zone)).join('; ');
  return Object.entries(value)
    .filter(([name]) => !isTechnicalFact(name))
    .map(([name, part]) => `${factName(kind, name) ?? name} ${factValue(kind, name, part, zone)}`)
    .join(', ');
}

function numberInWords(unit: Unit | undefined, value: number): string {
  // Without dots: an order's number is no amount.
  const plain = value.toLocaleString('pt-BR', { maximumFractionDigits: 6, useGrouping: false });
  switch (unit) {
    case 'centavos':
      return formatMoney(centavos(value));
    case 'reais':
      return formatMoney(centavos(Math.round(value * 100)));
    case 'thousandths':
      return formatQuantity(thousandths(value));
    case 'grams':
      return `${plain} g`;
    case 'basis-points':
      return `${(value / 100).toLocaleString('pt-BR')}%`;
    case 'percent':
      return `${plain}%`;
    case undefined:
      return plain;
  }
}

function textInWords(text: string, zone: TimeZone): string {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (day !== null) return `${day[3]}/${day[2]}/${day[1]}`;
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text))
    return formatDateTime(Date.parse(text), zone);
  return VALUES[text] ?? text;
}
