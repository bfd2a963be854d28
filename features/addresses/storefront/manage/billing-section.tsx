import { useSuspenseQuery } from '@tanstack/react-query';
import { PencilLine, Receipt } from 'lucide-react';
import { useId } from 'react';
import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { Card } from '#platform/ui/card.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { AddressText } from '../address-text.tsx';
import { billingAddressAddress } from './addresses.ts';
import { billingQuery } from './billing-query.ts';

/** The billing address, apart from the delivery addresses. Spec 3, billing address. */
export function BillingSection() {
  const buyer = useBuyer();
  const id = useId();
  const mayChange = capacityMay(buyer.session.capacity ?? 'linked', 'addresses:change');
  const { data: address } = useSuspenseQuery(billingQuery(buyer));
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3.5">
      <h2 id={id} className="text-xl">
        Endereço de faturamento
      </h2>
      <Card className="flex flex-col items-start gap-3.5 md:p-5">
        <div className="flex items-start gap-3.5">
          <Receipt aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-2" />
          <p className="text-ink-2 wrap-anywhere">
            {address === null ? (
              mayChange ? (
                'Informe o endereço que deve sair nas suas notas fiscais, se for outro que o de entrega.'
              ) : (
                'Nenhum informado.'
              )
            ) : (
              <AddressText address={address} />
            )}
          </p>
        </div>
        {mayChange && (
          <LinkButton size="sm" href={billingAddressAddress(buyer.shop.slug)}>
            <PencilLine aria-hidden="true" className="size-4" />
            {address === null ? 'Informar endereço' : 'Editar faturamento'}
          </LinkButton>
        )}
      </Card>
    </section>
  );
}
