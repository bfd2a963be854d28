import { fromReais, toReais } from '#kernel/money.ts';
import type {
  MarginDay,
  MarginOrder,
  MarginPart,
  MarginSums,
  MarginTopic,
} from '../../domain/reports/margin.ts';
import type {
  WIRE_MARGIN_ORDERS,
  WIRE_MARGIN_TOPICS,
  WireMarginPart,
  WireMarginRow,
  WireMarginSums,
} from './margin.schema.ts';

type WireTopic = (typeof WIRE_MARGIN_TOPICS)[number];
type WireOrder = (typeof WIRE_MARGIN_ORDERS)[number];

export const marginTopicFromWire = (topic: WireTopic): MarginTopic =>
  topic === 'produtos' ? 'product' : 'category';
export const marginTopicToWire = (topic: MarginTopic): WireTopic =>
  topic === 'product' ? 'produtos' : 'categorias';

export const marginOrderFromWire = (order: WireOrder | undefined): MarginOrder =>
  order === 'MENORES' ? 'smallest' : 'largest';
export const marginOrderToWire = (order: MarginOrder): WireOrder =>
  order === 'smallest' ? 'MENORES' : 'MAIORES';

export const marginSumsToWire = (sums: MarginSums): WireMarginSums => ({
  receita: toReais(sums.revenue),
  devolvido: toReais(sums.returnedTotal),
  receitaComCusto: toReais(sums.costedRevenue),
  custo: toReais(sums.cost),
  itensSemCusto: sums.uncostedLines,
});

export const marginSumsFromWire = (wire: WireMarginSums): MarginSums => ({
  revenue: fromReais(wire.receita),
  returnedTotal: fromReais(wire.devolvido),
  costedRevenue: fromReais(wire.receitaComCusto),
  cost: fromReais(wire.custo),
  uncostedLines: wire.itensSemCusto,
});

export const marginRowToWire = ({ day, ...sums }: MarginDay): WireMarginRow => ({
  inicio: day,
  ...marginSumsToWire(sums),
});

export const marginRowFromWire = ({ inicio, ...sums }: WireMarginRow): MarginDay => ({
  day: inicio,
  ...marginSumsFromWire(sums),
});

export const marginPartToWire = ({ key, name, quantity, ...sums }: MarginPart): WireMarginPart => ({
  chave: key,
  nome: name,
  quantidade: quantity / 1000,
  ...marginSumsToWire(sums),
});

export const marginPartFromWire = ({ chave, nome, quantidade, ...sums }: WireMarginPart): MarginPart => ({
  key: chave,
  name: nome,
  quantity: Math.round(quantidade * 1000),
  ...marginSumsFromWire(sums),
});
