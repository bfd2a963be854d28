import type { ReactNode } from 'react';
import type { StaffSession } from '#features/accounts/domain/staff-session.ts';
import { Person } from '#features/accounts/panel/person.tsx';
import { Frame } from '#platform/panel/frame.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { Acting } from './acting.tsx';
import { useDocumentTitle } from './document-title.ts';
import { SessionWatch } from './session-watch.tsx';

interface PersonFrameProps {
  readonly title: string;
  readonly session: StaffSession;
  readonly children: ReactNode;
}

/** Surrounds the pages that belong to no shop: the choice of one, and the person's own access. */
export function PersonFrame({ title, session, children }: PersonFrameProps) {
  useDocumentTitle(title);
  return (
    <>
      <Acting session={session} />
      <Frame
        heading={
          <AppLink href="/painel" className="block truncate px-2 font-semibold text-lg">
            Painel
          </AppLink>
        }
        navigation={null}
        person={<Person session={session} />}
      >
        {children}
      </Frame>
      <SessionWatch session={session} />
    </>
  );
}
