import { weekdayName } from '#kernel/time/weekdays.ts';
/** What exports are called in the panel and in mails. */
import type { ExportFilter, ExportKind } from '../domain/export-kind.ts';
import type { ExportPeriod } from '../domain/export-period.ts';
import type { ExportRhythm } from '../domain/export-rhythm.ts';
import type { RunFault } from '../domain/export-schedule.ts';

export const kindWords: Readonly<Record<ExportKind, string>> = {
  orders: 'Pedidos',
  products: 'Produtos',
  stock: 'Estoque',
  sales: 'Vendas por período',
  'sales-by-product': 'Vendas por produto',
  'sales-by-category': 'Vendas por categoria',
  'sales-by-client': 'Vendas por cliente',
  'sales-by-representative': 'Vendas por representante',
  'sales-by-payment': 'Vendas por forma de pagamento',
  coupons: 'Cupons usados',
  margin: 'Margem por período',
  'margin-by-product': 'Margem por produto',
  'margin-by-category': 'Margem por categoria',
  arrivals: 'Entregas no prazo por período',
  'arrivals-by-area': 'Entregas no prazo por área',
};

export const periodWords: Readonly<Record<ExportPeriod, string>> = {
  yesterday: 'Ontem',
  'last-7-days': 'Últimos 7 dias, até ontem',
  'last-30-days': 'Últimos 30 dias, até ontem',
  'this-month': 'Este mês, até agora',
  'last-month': 'Mês anterior',
  'last-12-months': 'Últimos 12 meses completos',
};

export const filterWords: Readonly<Record<ExportFilter, string>> = {
  status: 'Situação do pedido',
  stock: 'Mostrar só',
  step: 'Somar por',
};

/** '06:00' */
export const clockWords = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** 'Toda segunda-feira às 06:00' */
export function rhythmWords(rhythm: ExportRhythm): string {
  const time = `às ${clockWords(rhythm.minutes)}`;
  if (rhythm.every === 'daily') return `Todo dia ${time}`;
  if (rhythm.every === 'monthly') return `Todo dia ${rhythm.day} do mês ${time}`;
  const day = weekdayName(rhythm.weekday);
  return `${rhythm.weekday === 0 || rhythm.weekday === 6 ? 'Todo' : 'Toda'} ${day} ${time}`;
}

export const faultWords: Readonly<Record<RunFault, string>> = {
  'maker-left': 'Quem respondia por esta exportação saiu da equipe.',
  'maker-may-not': 'Quem responde por esta exportação não pode mais ver estes dados.',
  'too-large': 'O arquivo ficaria grande demais: escolha um período menor ou menos colunas.',
  interrupted: 'O servidor parou no meio do arquivo.',
  'client-forgotten': 'Um cliente excluiu os dados dele, e o arquivo os tinha: foi apagado. Execute de novo.',
  failed: 'Um erro do sistema impediu o arquivo. Se continuar, fale com o suporte.',
};
