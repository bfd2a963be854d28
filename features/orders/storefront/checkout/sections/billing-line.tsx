import { useQuery } from '@tanstack/react-query';
import { Receipt } from 'lucide-react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { AddressText } from '#features/addresses/storefront/address-text.tsx';
import { billingAddressAddress } from '#features/addresses/storefront/manage/addresses.ts';
import { billingQuery } from '#features/addresses/storefront/manage/billing-query.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';

/** The client's billing address, if any, which the order copies. */
export function BillingLine() {
  const buyer = useBuyer();
  const { data: address } = useQuery(billingQuery(buyer));
  if (!address) return null;
  return (
    <div className="flex items-start gap-3 border-line border-t pt-5">
      <Receipt aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1 text-sm">
        <h3 className="font-semibold">Endereço de faturamento</h3>
        <p className="text-ink-2 wrap-anywhere">
          <AddressText address={address} />
        </p>
      </div>
      <AppLink
        href={billingAddressAddress(buyer.shop.slug)}
        className="inline-flex min-h-11 shrink-0 items-center font-semibold text-brand-text text-sm hover:underline"
      >
        Alterar<span className="sr-only"> endereço de faturamento</span>
      </AppLink>
    </div>
  );
}
