import { Tabs } from '#platform/panel/pieces/tabs.tsx';
import { MarginParts } from './margin-parts.tsx';
import { MarginReport } from './margin-report.tsx';
import { ReportFrame } from './report-frame.tsx';

/** What is left of the sales after the cost of the goods, for the people who make prices. */
export const MarginScreen = () => (
  <ReportFrame
    title="Margem"
    lead="O que sobra das vendas depois do custo dos produtos, pelo custo que cada um tinha quando foi pedido. Sem entrega, sem pedidos cancelados e sem devoluções."
  >
    {({ span, step }) => (
      <Tabs
        label="Relatórios de margem"
        items={[
          { id: 'periodo', label: 'Por período', content: () => <MarginReport span={span} step={step} /> },
          { id: 'produtos', label: 'Produtos', content: () => <MarginParts span={span} topic="product" /> },
          {
            id: 'categorias',
            label: 'Categorias',
            content: () => <MarginParts span={span} topic="category" />,
          },
        ]}
      />
    )}
  </ReportFrame>
);
