import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatQuantity } from '#kernel/quantity.ts';
import { FormQuantity } from '#platform/panel/forms/fields/form-quantity.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { randomId } from '#platform/web/random-id.ts';
import { useApi } from '#platform/web/use-api.ts';
import { shopOrderFromWire } from '../../contract/panel/panel-orders.wire.ts';
import { shipGoodsEndpoint } from '../../contract/shipments/shipments.endpoints.ts';
import { productLines } from '../../domain/order-lines.ts';
import { pendingQuantity } from '../../domain/shipments/shipment.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';
import { shopOrderQuery, shopOrdersKey } from '../orders-query.ts';
import { PapersFields } from './papers-fields.tsx';
import { type ShipmentDraft, shipmentDraftOf, shipmentToSend, wishedLines } from './shipment-draft.ts';

interface ShipmentFormProps {
  readonly order: ShopOrder;
  readonly onClose: () => void;
}

/** Which goods leave now, and how their client can follow them. */
export function ShipmentForm({ order, onClose }: ShipmentFormProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const [key] = useState(randomId);
  const first = useMemo(() => shipmentDraftOf(order), [order]);
  const form = usePanelForm({
    values: first,
    save: async (draft: ShipmentDraft) => {
      const params = { idfornecedor: shop.id, numpedido: order.number };
      try {
        return await api.call(shipGoodsEndpoint, { params, body: shipmentToSend(order, draft, key) });
      } catch (error) {
        // Somebody else may have sent some: the quantities below follow.
        void queryClient.invalidateQueries({ queryKey: shopOrdersKey(shop.id) });
        throw error;
      }
    },
    saved: 'Envio registrado: o cliente foi avisado por e-mail.',
    onSaved: async (wire) => {
      queryClient.setQueryData(shopOrderQuery(api, shop.id, order.number).queryKey, shopOrderFromWire(wire));
      onClose();
      await queryClient.invalidateQueries({ queryKey: ['panel', shop.id] });
    },
    fields: { transportadora: 'carrier', codigo: 'code', chaveNfe: 'invoiceKey' },
  });
  const pending = productLines(order.lines).flatMap(({ name, unit }, position) => {
    const left = pendingQuantity(order, position);
    return left === 0 ? [] : [{ name, unit: unit.toLowerCase(), position, left }];
  });
  const isEmpty = (): string | undefined =>
    wishedLines(form.form.getValues()).length === 0 ? NOTHING : undefined;
  return (
    <FormBody form={form} plain label="Registrar envio" onCancel={onClose}>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-3 font-medium">O que sai agora</legend>
        <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {pending.map(({ name, unit, position, left }, index) => (
            <FormQuantity
              key={position}
              form={form}
              name={`quantities.${position}.quantity`}
              label={name}
              hint={`Falta enviar: ${formatQuantity(left)} ${unit}`}
              min={0}
              max={left}
              {...(index === 0 ? { check: isEmpty } : {})}
            />
          ))}
        </div>
      </fieldset>
      <PapersFields form={form} />
    </FormBody>
  );
}

const NOTHING = 'Informe a quantidade de ao menos um produto.';
