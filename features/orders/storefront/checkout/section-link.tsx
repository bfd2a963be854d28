import type { ReactNode } from 'react';

interface SectionLinkProps {
  /** A part's id, or that of a field in it. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads to a part of this page, or to a field, and gives it the focus: the next Tab is inside it. */
export function SectionLink({ to, className, children }: SectionLinkProps) {
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        const section = document.getElementById(to);
        section?.scrollIntoView({ block: section.matches('section') ? 'start' : 'center' });
        section?.focus({ preventScroll: true });
      }}
      className={className ?? 'font-semibold text-ink underline underline-offset-2'}
    >
      {children}
    </a>
  );
}
