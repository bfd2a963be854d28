import type { ReactNode } from 'react';

interface PageTitleProps {
  readonly children: ReactNode;
  /** One sentence or a count under the title. */
  readonly lead?: ReactNode;
  /** Shown at the right on wide screens. */
  readonly actions?: ReactNode;
}

/** The page's only h1. */
export function PageTitle({ children, lead, actions }: PageTitleProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-col gap-1">
        <h1 className="text-2xl">{children}</h1>
        {lead !== undefined && <p className="text-ink-2">{lead}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
