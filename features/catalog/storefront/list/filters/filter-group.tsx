import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FilterGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function FilterGroup({ title, children }: FilterGroupProps) {
  return (
    <details open className="group/filter border-line border-t py-1">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 rounded-md px-2 font-semibold text-sm hover:bg-sunken">
        <h3 className="text-sm tracking-normal">{title}</h3>
        <ChevronDown
          aria-hidden="true"
          className="size-4.5 text-ink-2 transition group-open/filter:rotate-180"
        />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}
