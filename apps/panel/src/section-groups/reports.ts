import { ChartColumn, Filter, Percent, SearchCheck, Truck } from 'lucide-react';
import type { Section } from '#platform/panel/section.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';

export const reportSections: readonly Section[] = [
  {
    segment: 'relatorios',
    label: 'Vendas',
    icon: ChartColumn,
    permission: 'reports:read',
    keywords: 'relatório faturamento produtos categorias cupons',
    Screen: lazyView(
      async () => (await import('#features/orders/panel/reports/reports-screen.tsx')).ReportsScreen,
    ),
  },
  {
    segment: 'margem',
    label: 'Margem',
    icon: Percent,
    permission: 'prices:write',
    keywords: 'relatório lucro custo',
    Screen: lazyView(
      async () => (await import('#features/orders/panel/reports/margin-screen.tsx')).MarginScreen,
    ),
  },
  {
    segment: 'pontualidade',
    label: 'Entregas no prazo',
    icon: Truck,
    permission: 'reports:read',
    keywords: 'relatório atraso pontualidade',
    Screen: lazyView(
      async () => (await import('#features/orders/panel/reports/arrivals-screen.tsx')).ArrivalsScreen,
    ),
  },
  {
    segment: 'relatorio-de-buscas',
    label: 'Buscas no período',
    icon: SearchCheck,
    permission: 'reports:read',
    keywords: 'relatório procura termos sem resultado',
    Screen: lazyView(
      async () => (await import('#features/analytics/panel/searches-report-screen.tsx')).SearchesReportScreen,
    ),
  },
  {
    segment: 'funil',
    label: 'Funil',
    icon: Filter,
    permission: 'reports:read',
    keywords: 'relatório conversão visitas carrinho abandonado',
    Screen: lazyView(async () => (await import('#features/analytics/panel/funnel-screen.tsx')).FunnelScreen),
  },
];
