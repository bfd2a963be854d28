import { AddressText } from '#features/addresses/storefront/public.tsx';
import type { BillingAddress } from '../../domain/order.ts';
import { Panel } from './panel.tsx';

/** Whom the invoice of the order is written to; nothing where the client had told no other address. */
export function BillingCard({ address }: { readonly address: BillingAddress | undefined }) {
  if (address === undefined) return null;
  return (
    <Panel title="Endereço de faturamento">
      <p className="text-ink-2 text-sm wrap-anywhere">
        <AddressText address={address} />
      </p>
    </Panel>
  );
}
