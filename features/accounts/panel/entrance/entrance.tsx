import type { ReactNode } from 'react';
import { Card } from '#platform/ui/card.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';

interface EntranceProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A page before the login: one card in the middle. */
export const Entrance = ({ title, lead, children }: EntranceProps) => (
  <main className="mx-auto flex min-h-dvh w-full max-w-form flex-col justify-center px-4 py-8">
    <Card className="flex flex-col gap-6 p-5 md:p-8">
      <PageTitle {...(lead === undefined ? {} : { lead })}>{title}</PageTitle>
      {children}
    </Card>
  </main>
);

export const LOGIN_HREF = '/painel/entrar';
