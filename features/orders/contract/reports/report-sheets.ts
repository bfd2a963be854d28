/** Rankings as sheets: their headings, and what stands where a name is missing. */
import { toReais } from '#kernel/money.ts';
import type { CsvCell } from '#platform/contract/csv.ts';
import type { CouponUse } from '../../domain/reports/coupon-use.ts';
import { type MarginPart, type MarginTopic, marginOf, marginShare } from '../../domain/reports/margin.ts';
import type { ReportPart, ReportTopic } from '../../domain/reports/report.ts';

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
  ...['Pedidos', 'Quantidade', 'Descontos', 'Vendido'],
];

export const partCells = (topic: ReportTopic, part: ReportPart): readonly CsvCell[] => [
  part.name === '' ? partWords[topic].unknown : part.name,
  ...[part.orders, part.quantity / 1000, toReais(part.discount), toReais(part.total)],
];

export const COUPON_HEADS = ['Cupom', 'Usos', 'Clientes novos', 'Descontos', 'Vendido'] as const;

export const couponCells = ({
  code,
  orders,
  firstOrders,
  discount,
  total,
}: CouponUse): readonly CsvCell[] => [...[code, orders, firstOrders, toReais(discount), toReais(total)]];

export const marginHeads = (topic: MarginTopic): readonly string[] => [
  partWords[topic].head,
  ...['Quantidade', 'Receita', 'Receita com custo', 'Custo', 'Margem', 'Margem %', 'Itens sem custo'],
];

export const marginCells = (topic: MarginTopic, part: MarginPart): readonly CsvCell[] => {
  const share = marginShare(part);
  return [
    part.name === '' ? partWords[topic].unknown : part.name,
    ...[part.quantity / 1000, toReais(part.revenue), toReais(part.costedRevenue), toReais(part.cost)],
    ...[toReais(marginOf(part)), share === undefined ? '' : Math.round(share * 10) / 10, part.uncostedLines],
  ];
};
