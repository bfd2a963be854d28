import { type ReactNode, useId } from 'react';
import { Card } from '#platform/ui/card.tsx';

interface AccessCardProps {
  readonly title: string;
  readonly help?: string;
  readonly children: ReactNode;
}

/** A part of the person's own page. */
export function AccessCard({ title, help, children }: AccessCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {help !== undefined && <p className="text-ink-2 text-sm">{help}</p>}
      </div>
      {children}
    </Card>
  );
}
