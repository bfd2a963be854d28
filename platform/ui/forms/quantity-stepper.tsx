import { Minus, Plus, Trash2 } from 'lucide-react';
import { cx } from '../cx.ts';
import { useNumberDraft } from './number-draft.ts';

interface QuantityStepperProps {
  /** The counted thing, for screen readers: 'Quantidade de Arroz 5 kg'. */
  readonly label: string;
  readonly value: number;
  /** The caller applies its rules (steps, limits) to a press. */
  readonly onIncrease: () => void;
  readonly onDecrease: () => void;
  /** A number was typed and confirmed by blur or Enter. */
  readonly onSet: (value: number) => void;
  /** 'kg', 'cx'. */
  readonly unit?: string;
  /** Decreasing now removes the line: shows a bin instead of the minus. */
  readonly removes?: boolean;
  readonly atMost?: boolean;
  readonly atLeast?: boolean;
  readonly disabled?: boolean;
  readonly size?: 'sm' | 'md';
  readonly className?: string;
}

const press =
  'flex aspect-square h-full shrink-0 items-center justify-center text-brand-text transition hover:bg-brand-soft disabled:text-ink-3 disabled:hover:bg-transparent';

/** Minus, number, plus. A controlled component; announces each change to screen readers. */
export function QuantityStepper({
  label,
  value,
  onIncrease,
  onDecrease,
  onSet,
  unit,
  removes = false,
  atMost = false,
  atLeast = false,
  disabled = false,
  size = 'md',
  className,
}: QuantityStepperProps) {
  const draft = useNumberDraft(value, onSet, { whole: unit === undefined });
  const shown = unit === undefined ? draft.formatted : `${draft.formatted} ${unit}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset with a legend is no inline control
    <div
      role="group"
      aria-label={label}
      className={cx(
        'inline-flex items-stretch overflow-hidden rounded-md border border-line-2 bg-surface focus-within:border-ink',
        // The field's own outline would be clipped at the edges.
        'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-ink has-[input:focus-visible]:outline-offset-2',
        size === 'sm' ? 'h-11 md:h-10' : 'h-12',
        className,
      )}
    >
      <button
        type="button"
        className={press}
        disabled={disabled || atLeast}
        aria-label={removes ? `Remover: ${label}` : `Diminuir: ${label}`}
        onClick={onDecrease}
      >
        {removes ? (
          <Trash2 aria-hidden="true" className="size-4.5" />
        ) : (
          <Minus aria-hidden="true" className="size-4.5" />
        )}
      </button>
      <span className="flex min-w-0 flex-1 items-center justify-center">
        <input
          {...draft.input}
          aria-label={unit === undefined ? label : `${label} (${unit})`}
          disabled={disabled}
          className={cx(
            'h-full min-w-0 bg-transparent font-semibold tabular-nums outline-none',
            unit === undefined ? 'w-12 flex-1 text-center' : 'w-14 text-right',
          )}
        />
        {unit !== undefined && (
          <span aria-hidden="true" className="pr-2 pl-1 text-ink-2 text-sm">
            {unit}
          </span>
        )}
      </span>
      <button
        type="button"
        className={press}
        disabled={disabled || atMost}
        aria-label={`Aumentar: ${label}`}
        onClick={onIncrease}
      >
        <Plus aria-hidden="true" className="size-4.5" />
      </button>
      <span role="status" className="sr-only">
        {draft.changed ? `${label}: ${shown}` : ''}
      </span>
    </div>
  );
}
