import type { ReactNode } from 'react';
import { Card } from '#platform/ui/card.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';

interface EntryCardProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** The pages of who is not inside yet. */
export const EntryCard = ({ title, lead, children }: EntryCardProps) => (
  <main className="mx-auto flex min-h-dvh w-full max-w-form flex-col justify-center px-4 py-8">
    <Card className="flex flex-col gap-6 p-5 md:p-8">
      <PageTitle lead={lead}>{title}</PageTitle>
      {children}
    </Card>
  </main>
);
