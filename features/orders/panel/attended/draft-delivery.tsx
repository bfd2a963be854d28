import { slotText } from '#features/delivery/contract/slot.wire.ts';
import { isFull } from '#features/delivery/domain/slots.ts';
import { formatMoney } from '#kernel/money.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { DraftCard } from './draft-card.tsx';
import { slotKey } from './standing-order.ts';
import { StandingSelect } from './standing-select.tsx';
import type { AttendedOrder } from './use-attended-order.ts';

const typeWords = { delivery: 'Entregar no endereço', pickup: 'O cliente retira na loja' };

/** Where and when the client receives the order. */
export function DraftDelivery({ order }: { readonly order: AttendedOrder }) {
  const { form, terms, standing, preview, choice } = order;
  if (terms === undefined || standing === undefined) return null;
  const { type, address } = standing;
  const options = preview?.options.filter((option) => option.type === type) ?? [];
  const slots = choice?.option.slots.filter((slot) => !isFull(slot)) ?? [];
  return (
    <DraftCard title="Entrega">
      {terms.deliveryTypes.length > 1 && (
        <StandingSelect
          form={form}
          name="deliveryType"
          label="Como receber"
          standing={type}
          options={terms.deliveryTypes.map((one) => ({ value: one, label: typeWords[one] }))}
        />
      )}
      {type === 'delivery' &&
        (terms.addresses.length === 0 ? (
          <Alert tone="warn" className="col-span-full">
            Este cliente não tem endereço. Peça que ele cadastre um na loja
            {terms.deliveryTypes.includes('pickup') ? ', ou escolha a retirada.' : '.'}
          </Alert>
        ) : (
          <StandingSelect
            form={form}
            name="addressId"
            label="Endereço do cliente"
            standing={address?.id ?? ''}
            prompt="Escolha o endereço"
            options={terms.addresses.map(({ id, label, street, number, city }) => ({
              value: id,
              label: `${label}: ${street}, ${number}, ${city}`,
            }))}
          />
        ))}
      {choice !== undefined && (
        <StandingSelect
          form={form}
          name="optionId"
          label={type === 'delivery' ? 'Entrega' : 'Loja'}
          standing={choice.option.id}
          options={options.map(({ id, name, fee }) => ({
            value: id,
            label: fee === 0 ? name : `${name} · ${formatMoney(fee)}`,
          }))}
        />
      )}
      {slots.length > 0 && choice?.slot !== undefined && (
        <StandingSelect
          form={form}
          name="slot"
          label="Horário"
          standing={slotKey(choice.slot)}
          options={slots.map((slot) => ({ value: slotKey(slot), label: slotText(slot) }))}
        />
      )}
      {preview?.noDelivery !== undefined && (
        <Alert tone="warn" announced className="col-span-full">
          {preview.noDelivery}
        </Alert>
      )}
    </DraftCard>
  );
}
