import { Tabs } from '#platform/panel/pieces/tabs.tsx';
import { CouponReport } from './coupon-report.tsx';
import { PartsReport } from './parts-report.tsx';
import { ReportFrame } from './report-frame.tsx';
import { SalesReport } from './sales-report.tsx';

/** What the shop sold: by time, and by product, category, client, representative, coupon and payment method. */
export const ReportsScreen = () => (
  <ReportFrame
    title="Vendas"
    lead="Pela data do pedido, sem orçamentos e já sem o que foi devolvido. Os números são somados de novo a cada dois minutos."
  >
    {({ span, step }) => (
      <Tabs
        label="Relatórios de vendas"
        items={[
          { id: 'vendas', label: 'Por período', content: () => <SalesReport span={span} step={step} /> },
          { id: 'produtos', label: 'Produtos', content: () => <PartsReport span={span} topic="product" /> },
          {
            id: 'categorias',
            label: 'Categorias',
            content: () => <PartsReport span={span} topic="category" />,
          },
          { id: 'clientes', label: 'Clientes', content: () => <PartsReport span={span} topic="client" /> },
          {
            id: 'representantes',
            label: 'Representantes',
            content: () => <PartsReport span={span} topic="representative" />,
          },
          { id: 'cupons', label: 'Cupons', content: () => <CouponReport span={span} /> },
          {
            id: 'pagamentos',
            label: 'Pagamentos',
            content: () => <PartsReport span={span} topic="payment" />,
          },
        ]}
      />
    )}
  </ReportFrame>
);
