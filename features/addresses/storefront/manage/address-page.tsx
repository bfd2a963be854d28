import { BillingScreen } from './billing-screen.tsx';
import { EditAddressScreen } from './edit-address-screen.tsx';
import { NewAddressScreen } from './new-address-screen.tsx';

/** The form for 'novo', 'faturamento' or an address id. A single route, because every route adds to the first page's code. */
export function AddressPage({ which }: { readonly which: string }) {
  if (which === 'novo') return <NewAddressScreen />;
  if (which === 'faturamento') return <BillingScreen />;
  return <EditAddressScreen key={which} id={which} />;
}
