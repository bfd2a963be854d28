import { type ReactNode, useId } from 'react';

interface ProgressProps {
  readonly value: number;
  readonly max: number;
  /** Says in words what the bar shows: 'Faltam R$ 20,00 para o frete grátis'. */
  readonly label: ReactNode;
}

/** How far on the way to a goal. */
export function Progress({ value, max, label }: ProgressProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <span id={id} className="text-sm">
        {label}
      </span>
      <progress className="meter" aria-labelledby={id} value={Math.min(value, max)} max={max} />
    </div>
  );
}
