import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { ReceiptText, Sheet } from 'lucide-react';
import { useState } from 'react';
import { mayNotText } from '#features/accounts/contract/sessions/capacity-texts.ts';
import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import { buyerKey, useBuyer } from '#features/accounts/storefront/buyer.ts';
import { useBoletos } from '#features/payments/storefront/boleto/use-boletos.ts';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { formatMoney } from '#kernel/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useLastKnown } from '#platform/ui/loading/use-last-known.ts';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { isExpired } from '#platform/web/failure-kind.ts';
import type { ClientTitles } from '../../domain/client-titles.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { CreditBar, titleCountWords } from './credit-bar.tsx';
import { invoicesKey, invoicesQuery } from './invoices-query.ts';
import { formatInvoicesSearch, type InvoicesSearch, parseInvoicesSearch } from './invoices-search.ts';
import { CreditSkeleton, TitlesSkeleton } from './invoices-skeleton.tsx';
import { TitleFilters } from './title-filters.tsx';
import { TitleGrid } from './title-grid.tsx';
import { useExport } from './use-export.ts';

/** The client's titles at this shop, with their boletos. Spec 2, invoices and titles grid. */
export function InvoicesScreen() {
  const { capacity = 'linked' } = useBuyer().session;
  return capacityMay(capacity, 'credit:see') ? (
    <Invoices />
  ) : (
    <EmptyState icon={<ReceiptText />} level={1} title="Faturas" text={mayNotText(capacity, 'credit:see')} />
  );
}

function Invoices() {
  const buyer = useBuyer();
  const search = parseInvoicesSearch(useLocation().search as Readonly<Record<string, unknown>>);
  const { data, error, isFetching, refetch } = useQuery({
    ...invoicesQuery(buyer, search),
    retryOnMount: false,
    throwOnError: isExpired,
  });
  // The credit stays visible if another page of titles fails to load.
  const known = useLastKnown(data, buyerKey(buyer).join());
  const exporting = useExport(search);
  return (
    <div className="flex flex-col gap-5">
      <PageTitle
        lead={`O que você tem a pagar em ${buyer.shop.name}`}
        actions={
          known?.total !== 0 && (
            <Button size="sm" busy={exporting.isPending} onClick={() => exporting.mutate({})}>
              <Sheet aria-hidden="true" className="size-4" />
              Exportar lista
            </Button>
          )
        }
      >
        Faturas
      </PageTitle>
      {known !== undefined && <CreditBar invoices={known} />}
      {data === undefined && error === null && known === undefined && <CreditSkeleton />}
      {(data === undefined || data.total > 0 || isFiltered(search)) && <TitleFilters search={search} />}
      {error !== null && (
        <LoadFailure
          title={`Não foi possível ${data === undefined ? 'carregar' : 'atualizar'} as faturas`}
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {data !== undefined ? <Found invoices={data} search={search} /> : error === null && <TitlesSkeleton />}
    </div>
  );
}

const isFiltered = (search: InvoicesSearch): boolean => formatInvoicesSearch(search) !== '';

interface FoundProps {
  readonly invoices: ClientTitles;
  readonly search: InvoicesSearch;
}

function Found({ invoices, search }: FoundProps) {
  const buyer = useBuyer();
  const queryClient = useQueryClient();
  const today = todayOf({ supplier: buyer.shop, now: Date.now() });
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const boletos = useBoletos(() => queryClient.invalidateQueries({ queryKey: invoicesKey(buyer) }));
  const exporting = useExport(search);
  const { titles, total, sum, pages } = invoices;
  if (titles.length === 0) return <NoTitles search={search} />;
  // Titles selected on another page or with another filter are not visible, so they don't count.
  const chosen = titles.filter(({ id }) => ids.has(id));
  return (
    <>
      <p role="status" className="text-ink-2 text-sm tabular-nums">
        {titleCountWords(total)}, {formatMoney(sum)}
      </p>
      <TitleGrid titles={titles} today={today} chosen={ids} onChoose={setIds} boletos={boletos} />
      {chosen.length > 0 && (
        <ChosenBar
          chosen={chosen}
          today={today}
          boletos={boletos}
          exporting={exporting}
          onClear={() => setIds(new Set())}
        />
      )}
      <Pagination
        page={search.page}
        pages={pages}
        hrefOf={(page) => shopHref(buyer.shop.slug, `/faturas${formatInvoicesSearch({ ...search, page })}`)}
      />
    </>
  );
}

function NoTitles({ search }: Pick<FoundProps, 'search'>) {
  const { slug } = useBuyer().shop;
  const filtered = isFiltered(search);
  return (
    <EmptyState
      icon={<ReceiptText />}
      title={filtered ? 'Nenhuma fatura com este filtro' : 'Você não tem faturas nesta loja'}
      text={filtered ? undefined : 'Compras por boleto ou faturadas aparecem aqui, com o que há a pagar.'}
      actions={filtered && <LinkButton href={shopHref(slug, '/faturas')}>Ver todas as faturas</LinkButton>}
    />
  );
}
