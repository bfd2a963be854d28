/** Rankings as sheets: their headings, and what stands where a name is missing. */
import { toReais } from '#kernel/money.ts';
import type { CsvCell } from '#platform/contract/csv.ts';
import type { CouponUse } from '../../domain/reports/coupon-use.ts';
import type { MarginPart, MarginTopic } from '../../domain/reports/margin.ts';
import { countsGoods, type ReportPart, type ReportTopic } from '../../domain/reports/report.ts';
import { MARGIN_SUM_HEADS, marginSumCells } from './period-sheets.ts';

export const partWords: Readonly<
  Record<ReportTopic, { readonly head: string; readonly many: string; readonly unknown: string }>
> = {
  product: { head: 'Produto', many: 'produtos', unknown: 'Produto retirado' },
  category: { head: 'Categoria', many: 'categorias', unknown: 'Sem categoria' },
  client: { head: 'Cliente', many: 'clientes', unknown: 'Cadastro excluído' },
  representative: { head: 'Representante', many: 'representantes', unknown: 'Sem nome' },
  coupon: { head: 'Cupom', many: 'cupons', unknown: 'Sem código' },
  payment: { head: 'Forma de pagamento', many: 'formas-de-pagamento', unknown: 'Sem nome' },
};

export const partHeads = (topic: ReportTopic): readonly string[] => [
  partWords[topic].head,
  ...['Pedidos', ...(countsGoods(topic) ? ['Quantidade', 'Quantidade devolvida'] : [])],
  ...['Descontos', 'Vendido', 'Devolvido'],
];

export const partCells = (topic: ReportTopic, part: ReportPart): readonly CsvCell[] => [
  part.name === '' ? partWords[topic].unknown : part.name,
  ...[part.orders, ...(countsGoods(topic) ? [part.quantity / 1000, part.returnedQuantity / 1000] : [])],
  ...[toReais(part.discount), toReais(part.total), toReais(part.returnedTotal)],
];

export const COUPON_HEADS = ['Cupom', 'Usos', 'Clientes novos', 'Descontos', 'Vendido', 'Devolvido'] as const;

export const couponCells = ({
  code,
  orders,
  firstOrders,
  discount,
  total,
  returnedTotal,
}: CouponUse): readonly CsvCell[] => [
  ...[code, orders, firstOrders, toReais(discount), toReais(total), toReais(returnedTotal)],
];

export const marginHeads = (topic: MarginTopic): readonly string[] => [
  partWords[topic].head,
  'Quantidade',
  ...MARGIN_SUM_HEADS,
];

export const marginCells = (topic: MarginTopic, part: MarginPart): readonly CsvCell[] => [
  part.name === '' ? partWords[topic].unknown : part.name,
  part.quantity / 1000,
  ...marginSumCells(part),
];
