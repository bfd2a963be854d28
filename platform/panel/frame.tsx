import { Menu } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { usePathname } from './address.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { useWide } from './use-media.ts';

const MenuSheet = lazyView(async () => (await import('./menu-sheet.tsx')).MenuSheet);

interface FrameProps {
  /** Above the navigation, and in the bar at the top of narrow windows. */
  readonly heading: ReactNode;
  readonly navigation: ReactNode;
  /** Between the two; at the end of the bar in narrow windows. */
  readonly search?: ReactNode;
  /** At the foot of the navigation: who is logged in. */
  readonly person: ReactNode;
  readonly children: ReactNode;
}

/** The surroundings of every section: navigation at the left on wide windows, behind a button on narrow ones. */
export function Frame({ heading, navigation, search, person, children }: FrameProps) {
  const wide = useWide();
  // Keyed by the page: following a link closes the menu.
  const pathname = usePathname();
  return (
    <div className="flex min-h-dvh flex-col lg:flex-row tall:has-[[data-fills-window]]:h-dvh">
      <a
        href="#conteudo"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-md focus:bg-surface focus:px-4 focus:py-3 focus:shadow-3"
      >
        Ir para o conteúdo
      </a>
      {wide ? (
        <div className="sticky top-0 flex h-dvh w-64 shrink-0 flex-col border-line border-r bg-surface">
          <header className="border-line border-b p-4">{heading}</header>
          {search !== undefined && <div className="px-3 pt-3">{search}</div>}
          <div className="min-h-0 flex-1 overflow-y-auto p-3">{navigation}</div>
          <section aria-label="Sua conta" className="border-line border-t p-3">
            {person}
          </section>
        </div>
      ) : (
        <NarrowBar key={pathname} heading={heading} search={search}>
          {navigation}
          <section aria-label="Sua conta" className="mt-4 border-line border-t pt-4">
            {person}
          </section>
        </NarrowBar>
      )}
      <div className="flex min-w-0 flex-1 flex-col tall:has-[[data-fills-window]]:min-h-0">
        <OfflineNotice />
        <main
          id="conteudo"
          tabIndex={-1}
          className="page-width flex-1 py-5 outline-none has-[[data-fills-window]]:flex has-[[data-fills-window]]:min-h-0 has-[[data-fills-window]]:max-w-none has-[[data-fills-window]]:p-0 lg:py-8 lg:has-[[data-fills-window]]:p-0"
        >
          {children}
        </main>
      </div>
    </div>
  );
}

interface NarrowBarProps {
  readonly heading: ReactNode;
  readonly search: ReactNode;
  readonly children: ReactNode;
}

function NarrowBar({ heading, search, children }: NarrowBarProps) {
  const [open, setOpen] = useState(false);
  const [requested, setRequested] = useState(false);
  const show = (): void => {
    setRequested(true);
    setOpen(true);
  };
  return (
    <header className="sticky top-0 z-30 flex min-h-14 items-center gap-2 border-line border-b bg-surface px-2 short:static">
      <IconButton
        label="Menu"
        aria-expanded={open}
        icon={<Menu aria-hidden="true" className="size-6" />}
        onClick={show}
      />
      <div className="min-w-0 flex-1">{heading}</div>
      {search}
      {requested && (
        <Suspense>
          <MenuSheet open={open} onClose={() => setOpen(false)}>
            {children}
          </MenuSheet>
        </Suspense>
      )}
    </header>
  );
}
