import type { ReactNode } from 'react';
import type { SectionId } from './sections.ts';

interface SectionLinkProps {
  readonly to: SectionId;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads to a part of this page and gives it the focus, so that the next Tab is inside it. */
export function SectionLink({ to, className, children }: SectionLinkProps) {
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        const section = document.getElementById(to);
        section?.scrollIntoView({ block: 'start' });
        section?.focus({ preventScroll: true });
      }}
      className={className ?? 'font-semibold text-ink underline underline-offset-2'}
    >
      {children}
    </a>
  );
}
