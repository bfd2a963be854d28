import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
  /** The heading level that fits the page. */
  readonly level?: 1 | 2 | 3;
}

export function EmptyState({ icon, title, text, actions, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mx-auto flex max-w-text flex-col items-center gap-3 px-4 py-14 text-center md:py-20">
      {icon !== undefined && (
        <span
          aria-hidden="true"
          className="mb-2 flex size-18 items-center justify-center rounded-full bg-brand-soft text-brand-text [&>svg]:size-8"
        >
          {icon}
        </span>
      )}
      <Heading className="text-2xl">{title}</Heading>
      {text !== undefined && <p className="text-ink-2">{text}</p>}
      {actions !== undefined && (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-3">{actions}</div>
      )}
    </div>
  );
}
