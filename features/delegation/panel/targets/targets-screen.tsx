import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Handshake } from 'lucide-react';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { useSearchTexts } from '#platform/panel/address.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { addToMonth, isMonth, type Month, monthName, monthOf } from '../../domain/sales-target.ts';
import { TargetsForm } from './targets-form.tsx';
import { targetsQuery } from './targets-query.ts';
import { TargetsSummary } from './targets-summary.tsx';

/** What each representative is to sell in a month, and how far they are. The month is part of the address. */
export function TargetsScreen() {
  const { shop } = useStaffPlace();
  const { mes = '' } = useSearchTexts();
  const month = isMonth(mes) ? mes : monthOf(todayOf({ supplier: shop, now: Date.now() }));
  const found = useQuery(targetsQuery(useApi(), shop.id, month));
  const { data: sheet } = found;
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title="Metas dos representantes"
        back={{ href: panelHref(shop, '/representantes'), label: 'Representantes' }}
        lead="Conta o que cada um pediu por seus clientes no mês, sem os pedidos cancelados."
      />
      <MonthBar month={month} />
      {sheet === undefined && found.error === null && <RowsLoading />}
      {sheet === undefined && found.error !== null && (
        <LoadFailure
          title="Não foi possível carregar as metas"
          error={found.error}
          again={found.refetch}
          busy={found.isFetching}
        />
      )}
      {sheet?.people.length === 0 && (
        <EmptyState
          icon={<Handshake />}
          title="Nenhum representante"
          text="Convide quem vende para a loja; depois, defina aqui a meta de cada um."
          actions={<LinkButton href={panelHref(shop, '/representantes')}>Ver representantes</LinkButton>}
        />
      )}
      {sheet !== undefined && sheet.people.length > 0 && (
        <>
          <TargetsSummary sheet={sheet} />
          <TargetsForm key={sheet.month} sheet={sheet} />
        </>
      )}
    </div>
  );
}

function MonthBar({ month }: { readonly month: Month }) {
  const { shop } = useStaffPlace();
  const hrefOf = (months: number): string =>
    panelHref(shop, `/representantes/metas?mes=${addToMonth(month, months)}`);
  return (
    <nav aria-label="Mês" className="flex items-center gap-3">
      <LinkButton size="sm" href={hrefOf(-1)} aria-label="Mês anterior">
        <ChevronLeft aria-hidden="true" className="size-4" />
      </LinkButton>
      <h2 className="min-w-40 text-center text-lg">{monthName(month)}</h2>
      <LinkButton size="sm" href={hrefOf(1)} aria-label="Mês seguinte">
        <ChevronRight aria-hidden="true" className="size-4" />
      </LinkButton>
    </nav>
  );
}
