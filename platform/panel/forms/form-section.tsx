import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '#platform/ui/cx.ts';

interface FormSectionProps {
  readonly title: string;
  /** One or two sentences where a shop owner would hesitate. */
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

/** Hints stand under the controls, so that two fields side by side line up where only one of them has a hint. */
export const hintsBelow = '[&_[id$=-error]]:order-2 [&_[id$=-hint]]:order-1 [&_[id$=-hint]]:mt-0';

/** A part of a form: what it is about at the left on wide windows, its fields in two columns in a card. */
export function FormSection({ title, help, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-3 xl:grid-cols-[minmax(12rem,18rem)_minmax(0,1fr)]"
    >
      <div className="flex flex-col gap-1 xl:pt-4">
        <h2 id={id} className="font-semibold text-base">
          {title}
        </h2>
        {help !== undefined && <p className="text-ink-2 text-sm">{help}</p>}
      </div>
      <div
        className={cx(
          'grid min-w-0 grid-cols-1 items-start gap-4 rounded-lg border border-line bg-surface p-4 md:grid-cols-2 md:p-5',
          hintsBelow,
        )}
      >
        {children}
      </div>
    </section>
  );
}
