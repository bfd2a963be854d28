import type { ReactNode } from 'react';
import { Card } from '#platform/ui/card.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';

interface FormCardProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** Page with a single short form, e.g. the login. */
export function FormCard({ title, lead, children }: FormCardProps) {
  return (
    <div className="mx-auto max-w-form py-2 md:py-8">
      <Card className="flex flex-col gap-5 p-5 md:p-8">
        <PageTitle lead={lead}>{title}</PageTitle>
        {children}
      </Card>
    </div>
  );
}
