import { useQueries } from '@tanstack/react-query';
import { Suspense } from 'react';
import { staffMay } from '#features/accounts/domain/staff-may.ts';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { SalesGlance } from '#features/orders/panel/sales-glance.tsx';
import { POLL_INTERVAL } from '#platform/panel/query-client.ts';
import { cx } from '#platform/ui/cx.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { type Waiting, waiting } from './waiting.ts';

const SetupCard = lazyView(
  async () => (await import('#features/administration/panel/setup/setup-card.tsx')).SetupCard,
);

/** What waits for the person at this shop; each number leads to its list. */
export function HomeScreen() {
  const api = useApi();
  const { shop, session, standing } = useStaffPlace();
  const seesSales = staffMay(standing, 'reports:read');
  const shown = waiting.filter(({ permission }) => staffMay(standing, permission));
  const counts = useQueries({
    queries: shown.map(({ href, count }) => ({
      queryKey: ['panel', shop.id, 'waiting', href],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => count(api, shop.id, signal),
      staleTime: 0,
      refetchInterval: POLL_INTERVAL,
    })),
  });
  const failed = counts.find(({ error }) => error !== null);
  const again = (): void => {
    for (const { refetch, error } of counts) if (error !== null) void refetch();
  };
  const isQuiet = counts.every(({ data }) => data === 0);
  return (
    <div className="flex flex-col gap-6">
      <PageTitle lead={isQuiet ? 'Tudo em dia: nada espera por você.' : 'O que espera por você.'}>
        Olá, {session.name.split(' ', 1)[0]}
      </PageTitle>
      {staffMay(standing, 'shop:write') && (
        <Suspense>
          <SetupCard />
        </Suspense>
      )}
      {failed !== undefined && (
        <LoadFailure
          title="Nem tudo pôde ser contado"
          error={failed.error}
          again={again}
          busy={counts.some(({ isFetching }) => isFetching)}
        />
      )}
      {seesSales && <SalesGlance />}
      <h2 className="sr-only">O que espera</h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:gap-4 xl:grid-cols-3">
        {shown.map((item, index) => (
          <li key={item.href}>
            <WaitingCard
              item={item}
              href={panelHref(shop, item.href)}
              count={counts[index]?.data}
              failed={counts[index]?.isError ?? false}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface WaitingCardProps {
  readonly item: Waiting;
  readonly href: string;
  /** Undefined until it is known. */
  readonly count: number | undefined;
  /** The count could not be fetched; the list may still open. */
  readonly failed: boolean;
}

function WaitingCard({ item: { title, icon: Icon }, href, count, failed }: WaitingCardProps) {
  const calls = count !== undefined && count > 0;
  return (
    <AppLink
      href={href}
      className="flex min-h-24 items-center gap-4 rounded-lg border border-line bg-surface p-4 transition hover:border-line-2 hover:shadow-2 md:p-5"
    >
      <span
        className={cx(
          'flex size-12 shrink-0 items-center justify-center rounded-full',
          calls ? 'bg-brand-soft text-brand-text' : 'bg-sunken text-ink-3',
        )}
      >
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col-reverse">
        <span className="text-ink-2 text-sm">{title}</span>
        {count === undefined && !failed ? (
          <Skeleton className="my-1 h-7 w-10" />
        ) : (
          <span className={cx('font-bold text-2xl tabular-nums', !calls && 'text-ink-3')}>
            {count?.toLocaleString('pt-BR') ?? '–'}
          </span>
        )}
      </span>
    </AppLink>
  );
}
