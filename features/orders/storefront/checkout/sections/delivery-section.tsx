import { slotText } from '#features/delivery/contract/slot.wire.ts';
import { isOtherSlot } from '#features/delivery/domain/active-choice.ts';
import type { SlotChoice } from '#features/delivery/domain/slots.ts';
import { OptionChoice } from '#features/delivery/storefront/option-choice.tsx';
import { SlotPicker } from '#features/delivery/storefront/slot-picker.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { firstStatus, isQuote } from '../../../domain/order-status.ts';
import type { Checkout } from '../use-checkout.ts';
import { wish } from '../wishes.ts';
import { CheckoutSection } from './checkout-section.tsx';
import { DeliveryState } from './delivery-state.tsx';

export function DeliverySection({ checkout }: { readonly checkout: Checkout }) {
  const { buyer, type, lookup, choice, wishes, method } = checkout;
  const delivered = type === 'delivery';
  return (
    <CheckoutSection id="entrega" number={2} title={delivered ? 'Entrega' : 'Quando retirar'}>
      <DeliveryState checkout={checkout}>
        {delivered && (
          <OptionChoice
            legend="Forma de entrega"
            options={lookup?.options ?? []}
            chosen={choice?.option}
            onChoose={(optionId) => wish({ optionId })}
          />
        )}
        {choice?.slot !== undefined && isOtherSlot(choice, wishes) && <OtherSlot slot={choice.slot} />}
        {choice !== undefined && choice.option.slots.length > 0 ? (
          <>
            <SlotPicker slots={choice.option.slots} chosen={choice.slot} onChoose={wishSlot} />
            {method?.kind === 'boleto' && !isQuote(firstStatus(new Set(buyer.shop.tags))) && (
              <p className="text-ink-2 text-sm">{SLOT_WAITS_FOR_BOLETO}</p>
            )}
          </>
        ) : (
          <p className="text-ink-2">{unscheduled(delivered)}</p>
        )}
      </DeliveryState>
    </CheckoutSection>
  );
}

/** A boleto may be confirmed later than the chosen window. */
const SLOT_WAITS_FOR_BOLETO =
  'Com boleto, o horário vale se o pagamento for confirmado antes: o banco leva até dois dias úteis. Se não for, a loja combina outro dia com você.';

const wishSlot = ({ slotId, date }: SlotChoice): void => wish({ slot: { slotId, date } });

const OtherSlot = ({ slot }: { readonly slot: SlotChoice }) => (
  <Alert
    tone="warn"
    announced
    title="O horário que você escolheu não está disponível"
    actions={
      <Button size="sm" onClick={() => wishSlot(slot)}>
        Manter este
      </Button>
    }
  >
    O primeiro livre é {slotText(slot)}. Confira ou escolha outro.
  </Alert>
);

const unscheduled = (delivered: boolean): string =>
  delivered ? 'A loja combina o dia da entrega com você.' : 'A loja avisa quando o pedido estiver pronto.';
