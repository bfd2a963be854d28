import { AddressText } from '#features/addresses/storefront/address-text.tsx';
import type { BillingAddress } from '../../domain/order.ts';
import { Panel } from './panel.tsx';

/** The billing address of the order; renders nothing if it had none. */
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
