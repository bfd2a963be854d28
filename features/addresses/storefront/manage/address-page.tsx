import { BillingScreen } from './billing-screen.tsx';
import { EditAddressScreen } from './edit-address-screen.tsx';
import { NewAddressScreen } from './new-address-screen.tsx';

/** The form that the page's address names: 'novo', 'faturamento' or an address' id. One route, for each weighs on every first page. */
export function AddressPage({ which }: { readonly which: string }) {
  if (which === 'novo') return <NewAddressScreen />;
  if (which === 'faturamento') return <BillingScreen />;
  return <EditAddressScreen key={which} id={which} />;
}
