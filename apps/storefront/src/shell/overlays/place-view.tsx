import { PlaceChooser } from '#features/delivery/storefront/chooser/place-chooser.tsx';
import { chooseDeliveryType } from '#features/delivery/storefront/chosen-delivery-type.ts';
import { DeliveryTypeChoice } from '#features/delivery/storefront/delivery-type-choice.tsx';
import { useDeliveryType } from '#features/delivery/storefront/use-delivery-type.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { Button } from '#platform/ui/button.tsx';
import type { OverlayViewProps } from '#platform/ui/overlays/overlay-state.ts';
import { goToShop } from '../go-to-shop.ts';

/** Chooses delivery or pickup, and the address. Spec 2, address view; spec 4, address flow, delivery type. */
export function PlaceView({ close }: OverlayViewProps) {
  const shop = useShop();
  const type = useDeliveryType();
  return (
    <div className="flex flex-col gap-6 p-5">
      <DeliveryTypeChoice type={type} onChoose={chooseDeliveryType} />
      {type === 'delivery' ? (
        <PlaceChooser onChosen={(supplier) => goToShop(supplier, shop, close)} />
      ) : (
        <>
          <p className="text-ink-2">Você escolhe a loja ao finalizar a compra.</p>
          <Button tone="primary" wide onClick={close}>
            Continuar comprando
          </Button>
        </>
      )}
    </div>
  );
}
