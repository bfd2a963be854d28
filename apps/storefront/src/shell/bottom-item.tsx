import type { MouseEvent, ReactNode } from 'react';
import { AppLink } from '#platform/ui/links/app-link.tsx';

interface BottomItemProps {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly badge?: ReactNode;
  readonly current?: boolean;
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export function BottomItem({ href, label, icon, badge, current = false, onClick }: BottomItemProps) {
  return (
    <li>
      <AppLink
        href={href}
        onClick={onClick}
        aria-current={current ? 'page' : undefined}
        className="flex h-16 flex-col items-center justify-center gap-1 font-medium text-[0.6875rem] text-ink-2 -outline-offset-4 transition aria-[current=page]:text-brand-text"
      >
        <span className="relative">
          {icon}
          {badge}
        </span>
        {label}
      </AppLink>
    </li>
  );
}
