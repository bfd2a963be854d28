import { type ReactNode, useId } from 'react';
import { Card } from '#platform/ui/card.tsx';
import { cx } from '#platform/ui/cx.ts';

interface PanelProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Panel({ title, className, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={cx('flex flex-col gap-3.5', className)}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </Card>
  );
}
