import type { LucideIcon } from 'lucide-react';
import { Activity, FilePen, History, Search, Settings, Store, Users } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { StaffSession } from '#features/accounts/domain/staff-session.ts';
import { Person } from '#features/accounts/panel/person.tsx';
import { PlatformProvider } from '#features/administration/panel/platform-person.ts';
import { OpenRequestsCount } from '#features/administration/panel/requests/open-requests.tsx';
import { usePathname } from '#platform/panel/address.ts';
import { Frame } from '#platform/panel/frame.tsx';
import { PanelScope } from '#platform/panel/panel-scope.ts';
import { cx } from '#platform/ui/cx.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { SessionWatch } from '../shell/session-watch.tsx';

export const PLATFORM = '/plataforma';

interface Page {
  readonly href: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** The number of open items on that page. */
  readonly Count?: () => ReactNode;
}

const pages: readonly Page[] = [
  { href: `${PLATFORM}/lojas`, label: 'Lojas', icon: Store },
  { href: `${PLATFORM}/solicitacoes`, label: 'Solicitações', icon: FilePen, Count: OpenRequestsCount },
  { href: `${PLATFORM}/busca`, label: 'Busca', icon: Search },
  { href: `${PLATFORM}/historico`, label: 'Histórico', icon: History },
  { href: `${PLATFORM}/monitor`, label: 'Monitor', icon: Activity },
  { href: `${PLATFORM}/pessoas`, label: 'Pessoas', icon: Users },
  { href: `${PLATFORM}/configuracoes`, label: 'Configurações', icon: Settings },
];

function Pages() {
  const pathname = usePathname();
  return (
    <nav aria-label="Plataforma">
      <ul className="flex flex-col gap-0.5">
        {pages.map(({ href, label, icon: Icon, Count }) => {
          const here = pathname === href || pathname.startsWith(`${href}/`);
          return (
            <li key={href}>
              <AppLink
                href={href}
                aria-current={here ? 'page' : undefined}
                className={cx(
                  'flex min-h-11 items-center gap-3 rounded-md px-3 font-medium text-sm transition lg:min-h-10',
                  here ? 'bg-brand-soft text-brand-text' : 'text-ink-2 hover:bg-sunken hover:text-ink',
                )}
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                <span className="min-w-0 flex-1 truncate">{label}</span>
                {Count !== undefined && <Count />}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface PlatformFrameProps {
  readonly session: StaffSession;
  readonly children: ReactNode;
}

/** Surrounds the pages of the platform's administration. */
export function PlatformFrame({ session, children }: PlatformFrameProps) {
  const scope = useMemo(() => ({ shopId: 'platform', login: session.email }), [session.email]);
  return (
    <PlatformProvider value={session}>
      <PanelScope.Provider value={scope}>
        <Frame
          heading={
            <AppLink href={PLATFORM} className="flex min-w-0 flex-col px-2 leading-tight">
              <span className="truncate font-semibold">Plataforma</span>
              <span className="text-ink-2 text-xs">
                {session.administrator ? 'Administração' : 'Suporte'}
              </span>
            </AppLink>
          }
          navigation={<Pages />}
          person={<Person session={session} />}
        >
          {children}
        </Frame>
        <SessionWatch session={session} />
      </PanelScope.Provider>
    </PlatformProvider>
  );
}
