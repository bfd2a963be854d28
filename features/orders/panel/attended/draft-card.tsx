import { type ReactNode, useId } from 'react';
import { hintsBelow } from '#platform/panel/forms/form-section.tsx';
import { Card } from '#platform/ui/card.tsx';
import { cx } from '#platform/ui/cx.ts';

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
      <div className={cx('grid min-w-0 grid-cols-1 items-start gap-4 md:grid-cols-2', hintsBelow)}>
        {children}
      </div>
    </Card>
  );
}
