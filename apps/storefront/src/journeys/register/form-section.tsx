import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** One titled part of a long form. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-line border-t pt-6">
      <div className="flex flex-col gap-1">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {lead !== undefined && <p className="text-ink-2 text-sm">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
