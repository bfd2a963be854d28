import { formatDocument } from '#features/accounts/domain/document.ts';
import { formatPostalCode } from '#features/addresses/domain/address.ts';
import { slotText } from '#features/delivery/contract/slot.wire.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';

/** Who buys, where it goes, and what they asked for. */
export const OrderFacts = ({ order }: { readonly order: ShopOrder }) => (
  <dl className="flex flex-col gap-3 text-sm">
    {factsOf(order).map(({ label, value }) => (
      <div key={label}>
        <dt className="text-ink-2">{label}</dt>
        <dd className="wrap-anywhere whitespace-pre-line font-medium">{value}</dd>
      </div>
    ))}
  </dl>
);

function factsOf(order: ShopOrder): readonly { readonly label: string; readonly value: string }[] {
  const { client, delivery } = order;
  const { slot } = delivery;
  return [
    { label: 'Cliente', value: client.name },
    { label: 'Documento', value: formatDocument(client.document ?? '') },
    { label: 'E-mail', value: client.email ?? '' },
    {
      label: order.issuedAs === 'attendant' ? 'Feito pela loja' : 'Emitido por',
      value: order.issuedBy,
    },
    delivery.type === 'pickup'
      ? { label: 'Retirada em', value: `${delivery.store.name}\n${delivery.store.addressText}` }
      : { label: `Entrega (${delivery.areaName})`, value: addressText(delivery.address) },
    { label: 'Agendado para', value: slot === undefined ? '' : slotText(slot) },
    { label: 'Forma de pagamento', value: order.paymentName },
    { label: 'Número do pedido do cliente', value: order.customerOrderNumber },
    { label: 'Observações', value: order.note },
    ...order.characteristics.map(({ name, answer }) => ({ label: name, value: answer })),
  ].filter(({ value }) => value !== '');
}

type Address = Extract<ShopOrder['delivery'], { readonly type: 'delivery' }>['address'];

const addressText = (address: Address): string =>
  [
    [address.street, address.number].filter(Boolean).join(', '),
    address.complement,
    address.district,
    `${address.city} - ${address.state}`,
    `CEP ${formatPostalCode(address.postalCode)}`,
    address.reference,
  ]
    .filter(Boolean)
    .join('\n');
