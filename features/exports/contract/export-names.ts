/** Names of exports on the wire. */
import type { ExportKind } from '../domain/export-kind.ts';
import type { ExportPeriod } from '../domain/export-period.ts';
import type { ExportRhythm } from '../domain/export-rhythm.ts';
import type { ExportFormat, RunFault, RunState, ScheduleState } from '../domain/export-schedule.ts';

export const KIND_NAMES = {
  orders: 'PEDIDOS',
  products: 'PRODUTOS',
  stock: 'ESTOQUE',
  sales: 'VENDAS',
  'sales-by-product': 'VENDAS_POR_PRODUTO',
  'sales-by-category': 'VENDAS_POR_CATEGORIA',
  'sales-by-client': 'VENDAS_POR_CLIENTE',
  'sales-by-representative': 'VENDAS_POR_REPRESENTANTE',
  'sales-by-payment': 'VENDAS_POR_PAGAMENTO',
  coupons: 'CUPONS',
  margin: 'MARGEM',
  'margin-by-product': 'MARGEM_POR_PRODUTO',
  'margin-by-category': 'MARGEM_POR_CATEGORIA',
  arrivals: 'ENTREGAS',
  'arrivals-by-area': 'ENTREGAS_POR_AREA',
} as const satisfies Record<ExportKind, string>;

export const PERIOD_NAMES = {
  yesterday: 'ONTEM',
  'last-7-days': 'ULTIMOS_7_DIAS',
  'last-30-days': 'ULTIMOS_30_DIAS',
  'this-month': 'ESTE_MES',
  'last-month': 'MES_ANTERIOR',
  'last-12-months': 'ULTIMOS_12_MESES',
} as const satisfies Record<ExportPeriod, string>;

export const RHYTHM_NAMES = {
  daily: 'DIARIA',
  weekly: 'SEMANAL',
  monthly: 'MENSAL',
} as const satisfies Record<ExportRhythm['every'], string>;

export const FORMAT_NAMES = { csv: 'CSV', xlsx: 'XLSX' } as const satisfies Record<ExportFormat, string>;

export const STATE_NAMES = {
  active: 'ATIVA',
  paused: 'PAUSADA',
  stopped: 'PARADA',
} as const satisfies Record<ScheduleState, string>;

export const RUN_STATE_NAMES = {
  queued: 'NA_FILA',
  running: 'FAZENDO',
  done: 'PRONTA',
  failed: 'FALHOU',
  cancelled: 'CANCELADA',
} as const satisfies Record<RunState, string>;

export const FAULT_NAMES = {
  'maker-left': 'RESPONSAVEL_SAIU',
  'maker-may-not': 'RESPONSAVEL_SEM_PERMISSAO',
  'too-large': 'GRANDE_DEMAIS',
  interrupted: 'INTERROMPIDA',
  failed: 'ERRO',
  'client-forgotten': 'CLIENTE_EXCLUIDO',
} as const satisfies Record<RunFault, string>;

/** The word of ours for a name on the wire, which the schema has checked. */
export function ours<Word extends string, Name extends string>(
  names: Readonly<Record<Word, Name>>,
  wire: NoInfer<Name>,
): Word {
  for (const word of Object.keys(names) as Word[]) if (names[word] === wire) return word;
  throw new Error(`no such name: ${wire}`);
}
