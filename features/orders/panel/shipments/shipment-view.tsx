import { useState } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { goodsWords } from '../../contract/mails/goods-words.ts';
import {
  changeShipmentEndpoint,
  deliverShipmentEndpoint,
} from '../../contract/shipments/shipments.endpoints.ts';
import { formatAccessKey } from '../../domain/shipments/access-key.ts';
import type { Shipment } from '../../domain/shipments/shipment.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';
import { useOrderChange } from '../order/use-order-change.ts';
import { PapersFields } from './papers-fields.tsx';
import { type PapersDraft, papersDraftOf, papersToWire } from './shipment-draft.ts';

interface ShipmentViewProps {
  readonly one: Shipment;
  readonly order: ShopOrder;
}

/** What left, when and by whom; how it can be followed, and whether it has arrived. */
export function ShipmentView({ one, order }: ShipmentViewProps) {
  const { shop } = useStaffPlace();
  const mayMove = useMay('orders:write');
  const [editing, setEditing] = useState(false);
  const { number, tracking, invoiceKey, deliveredAt } = one;
  const deliver = useOrderChange<void>(
    order.number,
    (api, params) => api.call(deliverShipmentEndpoint, { params: { ...params, envio: number } }),
    () => `Envio ${number} entregue.`,
  );
  const zone = timeZoneOf(shop);
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-2 font-medium text-base">
        Envio {number}
        <Badge tone={deliveredAt === undefined ? 'info' : 'success'}>
          {deliveredAt === undefined ? 'A caminho' : 'Entregue'}
        </Badge>
      </p>
      <ul className="wrap-anywhere">
        {goodsWords(one, order.lines).map((goods) => (
          <li key={goods}>{goods}</li>
        ))}
      </ul>
      {tracking !== undefined && (
        <p className="wrap-anywhere">
          {[tracking.carrier, tracking.code, tracking.url].filter(Boolean).join(' · ')}
        </p>
      )}
      {invoiceKey !== undefined && (
        <p className="tabular-nums wrap-anywhere">NF-e {formatAccessKey(invoiceKey)}</p>
      )}
      <p className="text-ink-2">
        {one.name} · saiu em {formatDateTime(one.at, zone)}
        {deliveredAt !== undefined && ` · entregue em ${formatDateTime(deliveredAt, zone)}`}
      </p>
      <Refused error={deliver.error} otherwise="Não foi possível registrar a entrega. Tente de novo." />
      {mayMove && editing && <PapersForm one={one} order={order} onClose={() => setEditing(false)} />}
      {mayMove && !editing && (
        <div className="flex flex-wrap gap-2">
          {deliveredAt === undefined && (
            <Button size="sm" busy={deliver.isPending} onClick={() => deliver.mutate()}>
              Marcar envio {number} como entregue
            </Button>
          )}
          <Button size="sm" onClick={() => setEditing(true)}>
            Rastreio e NF-e do envio {number}
          </Button>
        </div>
      )}
    </div>
  );
}

function PapersForm({ one, order, onClose }: ShipmentViewProps & { readonly onClose: () => void }) {
  const change = useOrderChange<PapersDraft>(
    order.number,
    (api, params, draft) =>
      api.call(changeShipmentEndpoint, {
        params: { ...params, envio: one.number },
        body: papersToWire(draft),
      }),
    () => 'Envio alterado: o cliente já o vê.',
  );
  const form = usePanelForm({
    values: papersDraftOf(one),
    save: (draft: PapersDraft) => change.mutateAsync(draft),
    onSaved: onClose,
    fields: { transportadora: 'carrier', codigo: 'code', chaveNfe: 'invoiceKey' },
  });
  return (
    <FormBody form={form} plain label="Salvar envio" onCancel={onClose}>
      <PapersFields form={form} />
    </FormBody>
  );
}
