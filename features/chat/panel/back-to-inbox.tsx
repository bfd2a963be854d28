import { ChevronLeft } from 'lucide-react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { inboxHref } from './chat-addresses.ts';

export function BackToInbox() {
  const { shop } = useStaffPlace();
  return (
    <AppLink
      href={inboxHref(shop)}
      className="-ml-1 inline-flex min-h-11 items-center gap-1 self-start font-medium text-brand-text text-sm hover:underline"
    >
      <ChevronLeft aria-hidden="true" className="size-4" />
      Conversas
    </AppLink>
  );
}
