import { PlaceLabel } from '#features/addresses/storefront/place-label.tsx';
import { usePlaceTerms } from '#features/delivery/storefront/use-delivery-terms.ts';
import { offeredDeliveryTypes } from '#features/suppliers/domain/delivery-types.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { formatMoney } from '#kernel/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { openOverlay } from '#platform/ui/overlays/overlay-state.ts';
import { HelpSection } from './help-section.tsx';

/** How the shop brings its goods: for the reader's place with its terms, once the browser knows it. */
export function ReceivingHelp() {
  const { tags, shownStores = [] } = useShop();
  const types = offeredDeliveryTypes(new Set(tags));
  if (types.length === 0) return null;
  const delivers = types.includes('delivery');
  return (
    <HelpSection title={delivers ? 'Entrega' : 'Retirada'}>
      {delivers && <Delivery />}
      {types.includes('pickup') && (
        <p>
          {delivers ? 'Você também pode retirar o pedido na loja' : 'Os pedidos são retirados na loja'}
          {shownStores.length === 0 ? '.' : `: ${shownStores.map(({ name }) => name).join(', ')}.`}
        </p>
      )}
    </HelpSection>
  );
}

function Delivery() {
  const { terms, notServed } = usePlaceTerms();
  const known = terms !== undefined || notServed;
  return (
    <>
      <p>Se a loja entrega, por quanto e quando depende do endereço.</p>
      {known && (
        <p aria-live="polite">
          <strong className="font-semibold">
            <PlaceLabel otherwise="No seu endereço" />
          </strong>
          {notServed && ': a loja não entrega aí.'}
        </p>
      )}
      {terms !== undefined && (
        <ul className="ml-5 list-disc text-ink-2 empty:hidden">
          {terms.minimumOrder > 0 && <li>Pedido mínimo: {formatMoney(terms.minimumOrder)}</li>}
          {terms.freeFrom !== undefined && terms.freeFrom > 0 && (
            <li>Entrega grátis a partir de {formatMoney(terms.freeFrom)}</li>
          )}
        </ul>
      )}
      <Button className="self-start" onClick={() => openOverlay('address')}>
        {known ? 'Consultar outro endereço' : 'Consultar o meu CEP'}
      </Button>
    </>
  );
}
