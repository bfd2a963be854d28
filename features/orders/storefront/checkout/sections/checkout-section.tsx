import type { ReactNode } from 'react';
import { Card } from '#platform/ui/card.tsx';
import type { SectionId } from './sections.ts';

interface SectionProps {
  readonly id: SectionId;
  readonly number: number;
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function CheckoutSection({ id, number, title, action, children }: SectionProps) {
  return (
    <Card
      as="section"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-titulo`}
      className="flex flex-col gap-5 outline-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={`${id}-titulo`} className="flex items-center gap-3 text-xl">
          <span
            aria-hidden="true"
            className="flex size-8 shrink-0 items-center justify-center rounded-full bg-brand-soft font-bold text-base text-brand-text tabular-nums"
          >
            {number}
          </span>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
}
