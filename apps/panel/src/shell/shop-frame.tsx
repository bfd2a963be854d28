import { type ReactNode, useMemo } from 'react';
import { staffMay } from '#features/accounts/domain/staff-may.ts';
import { Person } from '#features/accounts/panel/person.tsx';
import { panelHref, type StaffPlace, StaffPlaceProvider } from '#features/accounts/panel/staff-place.ts';
import { Frame } from '#platform/panel/frame.tsx';
import { Navigation } from '#platform/panel/navigation.tsx';
import { PanelScope } from '#platform/panel/panel-scope.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { PaletteHost } from '../palette/palette-host.tsx';
import { SearchButton } from '../palette/search-button.tsx';
import { sectionGroups } from '../sections.ts';
import { Acting } from './acting.tsx';
import { SessionWatch } from './session-watch.tsx';

interface ShopFrameProps {
  readonly place: StaffPlace;
  readonly children: ReactNode;
}

/** Surrounds every section of a shop. */
export function ShopFrame({ place, children }: ShopFrameProps) {
  const { shop, standing, session } = place;
  const groups = sectionGroups
    .map((group) => ({
      ...group,
      sections: group.sections.filter(({ permission }) => staffMay(standing, permission)),
    }))
    .filter(({ sections }) => sections.length > 0);
  const base = panelHref(shop);
  const scope = useMemo(() => ({ shopId: shop.id, login: session.email }), [shop.id, session.email]);
  return (
    <StaffPlaceProvider value={place}>
      <PanelScope.Provider value={scope}>
        <Acting session={session} />
        <Frame
          heading={
            <AppLink href={base} className="flex min-w-0 flex-col px-2 leading-tight">
              <span className="truncate font-semibold">{shop.name}</span>
              <span className="text-ink-2 text-xs">Painel</span>
            </AppLink>
          }
          search={<SearchButton />}
          navigation={<Navigation base={base} groups={groups} />}
          person={<Person session={session} />}
        >
          {children}
        </Frame>
        <PaletteHost />
        <SessionWatch session={session} />
      </PanelScope.Provider>
    </StaffPlaceProvider>
  );
}
