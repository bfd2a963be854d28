import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '#platform/ui/links/app-link.tsx';

interface PageHeaderProps {
  readonly title: ReactNode;
  /** Where the page belongs. */
  readonly back?: { readonly href: string; readonly label: string };
  /** A `Badge`. */
  readonly status?: ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
}

/** The head of a page: its only h1, its state, and what can be done with it. */
export const PageHeader = ({ title, back, status, lead, actions }: PageHeaderProps) => (
  <div className="flex flex-col gap-1">
    {back !== undefined && (
      <AppLink
        href={back.href}
        className="inline-flex min-h-9 items-center gap-1.5 self-start text-ink-2 text-sm hover:text-ink hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {back.label}
      </AppLink>
    )}
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-2xl wrap-anywhere">{title}</h1>
          {status}
        </div>
        {lead !== undefined && <p className="text-ink-2 text-sm">{lead}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  </div>
);
