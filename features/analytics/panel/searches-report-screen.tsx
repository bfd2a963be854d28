import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { ReportFrame } from '#features/orders/panel/reports/report-frame.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { SearchesReport } from './searches-report.tsx';

/** What shoppers searched, and what it led to. */
export function SearchesReportScreen() {
  const { shop } = useStaffPlace();
  const mayRead = useMay('catalog:read');
  return (
    <ReportFrame
      title="Buscas no período"
      lead="O que os clientes procuraram, o que não acharam, e quantos escolheram um resultado e compraram."
      actions={
        mayRead && <LinkButton href={panelHref(shop, '/buscas')}>Criar sinônimos em Buscas</LinkButton>
      }
    >
      {(period) => <SearchesReport {...period} />}
    </ReportFrame>
  );
}
