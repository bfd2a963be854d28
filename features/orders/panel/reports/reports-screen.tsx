import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { useSearchTexts } from '#platform/panel/address.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { Tabs } from '#platform/panel/pieces/tabs.tsx';
import { PartsReport } from './parts-report.tsx';
import { PeriodBar } from './period-bar.tsx';
import { periodOf, stepOf } from './report-period.ts';
import { SalesReport } from './sales-report.tsx';

/** What the shop sold: by time, and by product, client, representative, coupon and payment method. */
export function ReportsScreen() {
  const { shop } = useStaffPlace();
  const search = useSearchTexts();
  const today = todayOf({ supplier: shop, now: Date.now() });
  const span = periodOf(search, today);
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title="Vendas"
        lead="Pela data do pedido, sem orçamentos. Os números são somados de novo a cada dois minutos."
      />
      <PeriodBar span={span} today={today} />
      <Tabs
        label="Relatórios de vendas"
        items={[
          {
            id: 'vendas',
            label: 'Por período',
            content: () => <SalesReport span={span} step={stepOf(search)} />,
          },
          { id: 'produtos', label: 'Produtos', content: () => <PartsReport span={span} topic="product" /> },
          { id: 'clientes', label: 'Clientes', content: () => <PartsReport span={span} topic="client" /> },
          {
            id: 'representantes',
            label: 'Representantes',
            content: () => <PartsReport span={span} topic="representative" />,
          },
          { id: 'cupons', label: 'Cupons', content: () => <PartsReport span={span} topic="coupon" /> },
          {
            id: 'pagamentos',
            label: 'Pagamentos',
            content: () => <PartsReport span={span} topic="payment" />,
          },
        ]}
      />
    </div>
  );
}
