import type { ReactNode } from 'react';
import { Card } from '#platform/ui/card.tsx';

interface PartProps {
  /** Anchor of links, and base of the heading's id. */
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A titled section of a page. */
export function PrivacySection({ id, title, lead, children }: PartProps) {
  return (
    <Card
      as="section"
      id={id}
      aria-labelledby={`${id}-titulo`}
      className="flex min-w-0 scroll-mt-24 flex-col gap-4"
    >
      <div className="flex flex-col gap-1">
        <h2 id={`${id}-titulo`} className="text-lg">
          {title}
        </h2>
        {lead !== undefined && <p className="text-ink-2 text-sm">{lead}</p>}
      </div>
      {children}
    </Card>
  );
}
