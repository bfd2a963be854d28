import type { StockCause } from '../../domain/stock/stock-movement.ts';

export const CAUSE_NAMES = {
  order: 'PEDIDO',
  return: 'CANCELAMENTO',
  import: 'IMPORTACAO',
  correction: 'CORRECAO',
  grid: 'EDICAO',
  receipt: 'ENTRADA',
  removal: 'SAIDA',
  transfer: 'TRANSFERENCIA',
  pickup: 'RETIRADA',
} as const satisfies Record<StockCause, string>;
