import { OptionChoice, SlotChoice } from '#features/delivery/storefront/public.tsx';
import { DeliveryState } from './delivery-state.tsx';
import { Section } from './section.tsx';
import type { Checkout } from './use-checkout.ts';
import { wish } from './wishes.ts';

/** Which way, at what fee and when; the first option and its first window stand by themselves. */
export function DeliverySection({ checkout }: { readonly checkout: Checkout }) {
  const { type, lookup, choice } = checkout;
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
        {choice !== undefined && choice.option.slots.length > 0 ? (
          <SlotChoice
            slots={choice.option.slots}
            chosen={choice.slot}
            onChoose={({ slotId, date }) => wish({ slot: { slotId, date } })}
          />
        ) : (
          <p className="text-ink-2">{unscheduled(delivered)}</p>
        )}
      </DeliveryState>
    </Section>
  );
}

const unscheduled = (delivered: boolean): string =>
  delivered ? 'A loja combina o dia da entrega com você.' : 'A loja avisa quando o pedido estiver pronto.';
