import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { useDeliveryType } from '#features/delivery/storefront/use-delivery-type.ts';
import { pricesVaryByPayment } from '#features/payments/domain/price-variance.ts';
import { chooseMethod } from '#features/payments/storefront/current-method.ts';
import { PaymentChoice } from '#features/payments/storefront/payment-choice.tsx';
import { useCurrentMethod } from '#features/payments/storefront/use-current-method.ts';
import { Button } from '#platform/ui/button.tsx';
import { RowsSkeleton } from '#platform/ui/loading/skeleton.tsx';
import type { OverlayViewProps } from '#platform/ui/overlays/overlay-state.ts';

/** Chooses the payment method by which prices are shown. Spec 2, mobile payment method; spec 4, supplier flow. */
export function PaymentView({ close }: OverlayViewProps) {
  const buyer = useBuyer();
  const { methods, current } = useCurrentMethod(buyer, useDeliveryType());
  const varies = pricesVaryByPayment(new Set(buyer.shop.tags));
  return (
    <div className="flex flex-col gap-5 p-5">
      <p className="text-ink-2">
        {varies
          ? 'Os preços da loja e do carrinho seguem a forma que você escolher aqui.'
          : 'A forma que você escolher aqui já vem marcada ao finalizar a compra.'}{' '}
        Dá para trocar antes de enviar o pedido.
      </p>
      {methods === undefined ? (
        <RowsSkeleton />
      ) : (
        <PaymentChoice methods={methods} chosen={current} onChoose={(id) => chooseMethod(buyer, id)} />
      )}
      <Button tone="primary" wide onClick={close}>
        Continuar comprando
      </Button>
    </div>
  );
}
