import { Check } from 'lucide-react';
import { AppLink } from './app-link.tsx';
import { cx } from './cx.ts';

export interface Step {
  readonly label: string;
  /** Where a finished step can be changed. */
  readonly href?: string;
}

interface StepsProps {
  readonly steps: readonly Step[];
  /** Place of the current step, from 0; `steps.length` when all are done. */
  readonly current: number;
  /** What the steps lead to: 'Etapas da compra'. */
  readonly label: string;
}

/** Where one stands on a way of several steps. */
export function Steps({ steps, current, label }: StepsProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex items-center gap-2 text-sm">
        {steps.map((step, place) => {
          const done = place < current;
          const name = (
            <span className={cx(place === current ? undefined : 'max-md:sr-only')}>{step.label}</span>
          );
          return (
            <li
              key={step.label}
              aria-current={place === current ? 'step' : undefined}
              className="flex items-center gap-2 not-last:after:h-px not-last:after:w-5 not-last:after:bg-line-2 md:not-last:after:w-10"
            >
              <span
                aria-hidden="true"
                className={cx(
                  'flex size-7 shrink-0 items-center justify-center rounded-full border font-semibold text-xs',
                  done && 'border-brand-text bg-brand-text text-white',
                  place === current && 'border-brand-text bg-brand-soft text-brand-text',
                  place > current && 'border-line-2 text-ink-3',
                )}
              >
                {done ? <Check className="size-4" /> : place + 1}
              </span>
              {done && step.href !== undefined ? (
                <AppLink
                  href={step.href}
                  className="inline-flex min-h-11 items-center font-medium hover:underline"
                >
                  {name}
                </AppLink>
              ) : (
                <span className={place === current ? 'font-semibold' : 'text-ink-2'}>{name}</span>
              )}
              {done && <span className="sr-only"> (concluída)</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
