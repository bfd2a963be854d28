import { type ReactNode, useId } from 'react';
import { Card } from '#platform/ui/card.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';

interface HelpSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function HelpSection({ title, children }: HelpSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="flex break-inside-avoid flex-col gap-3">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </Card>
  );
}

export interface HelpLink {
  readonly label: string;
  readonly href: string;
}

export const HelpLinks = ({ links }: { readonly links: readonly HelpLink[] }) => (
  <ul className="flex flex-col">
    {links.map(({ label, href }) => (
      <li key={href}>
        <AppLink
          href={href}
          className="wrap-anywhere inline-flex min-h-11 items-center text-brand-text underline underline-offset-4 lg:min-h-9"
        >
          {label}
        </AppLink>
      </li>
    ))}
  </ul>
);
