import type { DemoStockWork } from '../seed-stock-work.ts';

export const DEMO_STOCK_WORK: readonly DemoStockWork[] = [
  { supplier: 'ferragens-atlas', staff: 'ops@ferragens-atlas.exemplo.com.br' },
  { supplier: 'mercado-central', staff: 'ops@mercado-central.exemplo.com.br' },
];
