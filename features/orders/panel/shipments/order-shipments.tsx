import { useState } from 'react';
import { useMay } from '#features/accounts/panel/staff-place.ts';
import { useSearchTexts } from '#platform/panel/address.ts';
import { Button } from '#platform/ui/button.tsx';
import { goodsWords } from '../../contract/mails/goods-words.ts';
import { mayShipGoods, pendingGoods } from '../../domain/shipments/shipment.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';
import { ReturnForm } from '../returns/return-form.tsx';
import { ShipmentForm } from './shipment-form.tsx';
import { ShipmentView } from './shipment-view.tsx';

/** What has left in parts, what is still to be sent, and the forms that send it or give it up. */
export function OrderShipments({ order }: { readonly order: ShopOrder }) {
  const mayMove = useMay('orders:write');
  const { abrir } = useSearchTexts();
  const [open, setOpen] = useState<'ship' | 'give-up' | undefined>(abrir === 'envio' ? 'ship' : undefined);
  const { shipments } = order;
  const hasBegun = shipments.length > 0;
  const pending = pendingGoods(order);
  const maySend =
    mayMove && pending.length > 0 && mayShipGoods(order.status, order.delivery.type, shipments.length);
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-col gap-4">
      {hasBegun && (
        <ul className="flex flex-col divide-y divide-line">
          {shipments.map((one) => (
            <li key={one.number} className="py-4 first:pt-0">
              <ShipmentView one={one} order={order} />
            </li>
          ))}
        </ul>
      )}
      {hasBegun && pending.length > 0 && (
        <div className="text-sm">
          <p className="font-medium">Falta enviar</p>
          <ul className="wrap-anywhere">
            {goodsWords({ lines: pending }, order.lines).map((goods) => (
              <li key={goods}>{goods}</li>
            ))}
          </ul>
        </div>
      )}
      {hasBegun && pending.length === 0 && <p className="text-ink-2 text-sm">Não falta enviar nada.</p>}
      {!hasBegun && open === undefined && (
        <p className="text-ink-2 text-sm">
          Sai tudo de uma vez? Use “Saiu para entrega”, acima. Se vai em partes, registre cada envio: o
          cliente recebe um e-mail com os produtos e o rastreio.
        </p>
      )}
      {maySend && open === 'ship' && <ShipmentForm order={order} onClose={close} />}
      {maySend && open === 'give-up' && <ReturnForm order={order} onClose={close} kind="unsent" />}
      {maySend && open === undefined && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => setOpen('ship')}>
            Registrar envio
          </Button>
          {hasBegun && (
            <Button size="sm" onClick={() => setOpen('give-up')}>
              Não enviar o que falta…
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
