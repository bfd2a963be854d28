import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { Answer } from '#platform/contract/endpoint.ts';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import type { Api } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { chargeRecordFromWire } from '../contract/charges/charge-record.wire.ts';
import type { refundChargeSchema } from '../contract/charges/panel-charges.schema.ts';
import type { ChargeRecord } from '../domain/charges/charge-record.ts';

export interface MoneyFormProps {
  readonly record: ChargeRecord;
  readonly onClose: () => void;
}

interface MoneyFormOptions<Values extends FieldValues> {
  readonly values: Values;
  readonly send: (
    api: Api,
    params: { idfornecedor: string; idcobranca: string },
    values: Values,
  ) => Promise<Answer<typeof refundChargeSchema>>;
  /** What is said afterwards; the provider may have refused, or not answered yet. */
  readonly said: (after: ChargeRecord) => string;
}

/** A form that moves a payment's money. */
export function useMoneyForm<Values extends FieldValues>(
  { record, onClose }: MoneyFormProps,
  { values, send, said }: MoneyFormOptions<Values>,
): PanelForm<Values> {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  // A payment moves its order, too; and after a refusal somebody else has been here.
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['panel', shop.id] });
  return usePanelForm<Values, ChargeRecord>({
    values,
    save: async (typed) => {
      try {
        const params = { idfornecedor: shop.id, idcobranca: record.charge.id };
        return chargeRecordFromWire(await send(api, params, typed));
      } catch (error) {
        void refresh();
        throw error;
      }
    },
    saved: said,
    onSaved: async () => {
      onClose();
      await refresh();
    },
  });
}
