import { slotText } from '#features/delivery/contract/slot.wire.ts';
import type { SlotChoice as Slot } from '#features/delivery/domain/slots.ts';
import { isOtherSlot, OptionChoice, SlotChoice } from '#features/delivery/storefront/public.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { DeliveryState } from './delivery-state.tsx';
import { Section } from './section.tsx';
import type { Checkout } from './use-checkout.ts';
import { wish } from './wishes.ts';

/** Which way, at what fee and when; the first option and its first window stand by themselves. */
export function DeliverySection({ checkout }: { readonly checkout: Checkout }) {
  const { type, lookup, choice, wishes } = checkout;
  const delivered = type === 'DELIVERY';
  return (
    <Section id="entrega" number={2} title={delivered ? 'Entrega' : 'Quando retirar'}>
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
          <SlotChoice slots={choice.option.slots} chosen={choice.slot} onChoose={wishSlot} />
        ) : (
          <p className="text-ink-2">{unscheduled(delivered)}</p>
        )}
      </DeliveryState>
    </Section>
  );
}

const wishSlot = ({ slotId, date }: Slot): void => wish({ slot: { slotId, date } });

const OtherSlot = ({ slot }: { readonly slot: Slot }) => (
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
