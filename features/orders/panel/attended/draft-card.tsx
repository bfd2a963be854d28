import { type ReactNode, useId } from 'react';
import { Card } from '#platform/ui/card.tsx';

interface DraftCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the order that is being made, with its fields in two columns. */
export function DraftCard({ title, children }: DraftCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <div className="grid min-w-0 grid-cols-1 items-start gap-4 md:grid-cols-2">{children}</div>
    </Card>
  );
}
