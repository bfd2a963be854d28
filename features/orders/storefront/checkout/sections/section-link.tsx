import type { ReactNode } from 'react';

interface SectionLinkProps {
  /** The id of a section, or of a field in it. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Scrolls to a section or field of this page and focuses it, so that the next Tab is inside it. */
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
