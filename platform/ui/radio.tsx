import type { ComponentPropsWithRef, ReactNode } from 'react';

interface RadioProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly label: ReactNode;
}

/** One answer of a `RadioGroup`, as a plain line. */
export function Radio({ label, ...rest }: RadioProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2.5">
      <input {...rest} type="radio" className="tick" />
      <span className="leading-snug">{label}</span>
    </label>
  );
}
