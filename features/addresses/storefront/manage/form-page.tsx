import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { addressesAddress } from './addresses.ts';

interface FormPageProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A form on its own page, with a link back to the list. */
export function FormPage({ title, lead, children }: FormPageProps) {
  const { slug } = useShop();
  return (
    <div className="flex max-w-170 flex-col gap-5">
      <AppLink
        href={addressesAddress(slug)}
        className="inline-flex min-h-11 items-center gap-1.5 self-start font-medium text-sm hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Endereços
      </AppLink>
      <PageTitle lead={lead}>{title}</PageTitle>
      {children}
    </div>
  );
}

export function useBackToList(): () => void {
  const { slug } = useShop();
  const navigate = useNavigate();
  return () => void navigate({ href: addressesAddress(slug) });
}
