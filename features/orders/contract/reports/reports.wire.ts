import { fromReais, toReais } from '#kernel/money.ts';
import type { PageRange } from '#kernel/page.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { daysBetween, isDay } from '#kernel/time/calendar.ts';
import {
  type DaySpan,
  MAX_REPORT_DAYS,
  type ReportPart,
  type ReportStep,
  type ReportTopic,
  type SalesDay,
  type SalesSums,
} from '../../domain/reports/report.ts';
import type { WIRE_STEPS } from './report-fields.schema.ts';
import type { ReportRefusal } from './report-texts.ts';
import type { WIRE_TOPICS, WireReportPart, WireSalesRow, WireSalesSums } from './reports.schema.ts';

type WireStep = (typeof WIRE_STEPS)[number];
type WireTopic = (typeof WIRE_TOPICS)[number];

const steps = { DIA: 'day', SEMANA: 'week', MES: 'month' } as const satisfies Record<WireStep, ReportStep>;
const stepsToWire = { day: 'DIA', week: 'SEMANA', month: 'MES' } as const satisfies Record<
  ReportStep,
  WireStep
>;

const topics = {
  produtos: 'product',
  categorias: 'category',
  clientes: 'client',
  representantes: 'representative',
  cupons: 'coupon',
  pagamentos: 'payment',
} as const satisfies Record<WireTopic, ReportTopic>;
const topicsToWire = {
  product: 'produtos',
  category: 'categorias',
  client: 'clientes',
  representative: 'representantes',
  coupon: 'cupons',
  payment: 'pagamentos',
} as const satisfies Record<ReportTopic, WireTopic>;

export const stepFromWire = (step: WireStep): ReportStep => steps[step];
export const stepToWire = (step: ReportStep): WireStep => stepsToWire[step];
export const topicFromWire = (topic: WireTopic): ReportTopic => topics[topic];
export const topicToWire = (topic: ReportTopic): WireTopic => topicsToWire[topic];

export function reportSpanFromWire({
  de,
  ate,
}: {
  readonly de: string;
  readonly ate: string;
}): Result<DaySpan, { readonly code: ReportRefusal }> {
  if (!isDay(de) || !isDay(ate) || de > ate) return refuse({ code: 'no-such-day' });
  if (daysBetween(de, ate) >= MAX_REPORT_DAYS) return refuse({ code: 'span-too-long' });
  return accept({ from: de, to: ate });
}

/** A ranking is read by hundreds where nothing else is asked for. */
export const rankFromWire = ({
  pagina = 1,
  limite = 100,
}: {
  readonly pagina?: number;
  readonly limite?: number;
}): PageRange => ({ limit: limite, offset: (pagina - 1) * limite });

export const salesSumsToWire = (sums: SalesSums): WireSalesSums => ({
  pedidos: sums.orders,
  subtotal: toReais(sums.subtotal),
  desconto: toReais(sums.discount),
  entrega: toReais(sums.deliveryFee),
  total: toReais(sums.total),
  cancelados: sums.cancelled,
  totalCancelado: toReais(sums.cancelledTotal),
  totalDevolvido: toReais(sums.returnedTotal),
  comPrazo: sums.promised,
  atrasados: sums.late,
});

export const salesSumsFromWire = (wire: WireSalesSums): SalesSums => ({
  orders: wire.pedidos,
  subtotal: fromReais(wire.subtotal),
  discount: fromReais(wire.desconto),
  deliveryFee: fromReais(wire.entrega),
  total: fromReais(wire.total),
  cancelled: wire.cancelados,
  cancelledTotal: fromReais(wire.totalCancelado),
  returnedTotal: fromReais(wire.totalDevolvido),
  promised: wire.comPrazo,
  late: wire.atrasados,
});

export const salesRowToWire = ({ day, ...sums }: SalesDay): WireSalesRow => ({
  inicio: day,
  ...salesSumsToWire(sums),
});

export const salesRowFromWire = ({ inicio, ...sums }: WireSalesRow): SalesDay => ({
  day: inicio,
  ...salesSumsFromWire(sums),
});

export const reportPartToWire = ({
  key,
  name,
  orders,
  quantity,
  returnedQuantity,
  total,
  returnedTotal,
  discount,
}: ReportPart): WireReportPart => ({
  chave: key,
  nome: name,
  pedidos: orders,
  quantidade: quantity / 1000,
  quantidadeDevolvida: returnedQuantity / 1000,
  total: toReais(total),
  totalDevolvido: toReais(returnedTotal),
  desconto: toReais(discount),
});

export const reportPartFromWire = (wire: WireReportPart): ReportPart => ({
  key: wire.chave,
  name: wire.nome,
  orders: wire.pedidos,
  quantity: Math.round(wire.quantidade * 1000),
  returnedQuantity: Math.round(wire.quantidadeDevolvida * 1000),
  total: fromReais(wire.total),
  returnedTotal: fromReais(wire.totalDevolvido),
  discount: fromReais(wire.desconto),
});
