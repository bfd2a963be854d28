import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf, todayOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import { instantAt } from '#kernel/time/time-zone.ts';
import { FormDate } from '#platform/panel/forms/fields/form-date.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { payTitleEndpoint } from '../../contract/panel-titles.endpoints.ts';
import type { ShownTitle } from '../../domain/client-titles.ts';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

interface PayTitleDialogProps {
  readonly title: ShownTitle;
  readonly onClose: () => void;
}

/** On which day the title was paid. */
export const PayTitleDialog = ({ title, onClose }: PayTitleDialogProps) => (
  <Suspense>
    <Dialog
      open
      onClose={onClose}
      title={`Título ${title.document} foi pago?`}
      description={paidWords(title)}
    >
      <PayTitleForm title={title} onClose={onClose} />
    </Dialog>
  </Suspense>
);

const paidWords = ({ amount, dueOn, orderNumber }: ShownTitle): string =>
  `${formatMoney(amount)}, com vencimento em ${formatDay(dueOn)}.${
    orderNumber === undefined ? '' : ` Com o último em aberto do pedido ${orderNumber}, o pedido fica pago.`
  }`;

/** The middle of the day, for a day whose time nobody asks. */
const NOON = 12 * 60;

function PayTitleForm({ title, onClose }: PayTitleDialogProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['panel', shop.id] });
  const today = todayOf({ supplier: shop, now: Date.now() });
  const form = usePanelForm<{ pagoEm: string }, unknown>({
    values: { pagoEm: today },
    save: async ({ pagoEm }) => {
      const params = { idfornecedor: shop.id, idtitulo: title.id };
      const at = { date: pagoEm, minutes: NOON };
      // Absent is now.
      const earlier = pagoEm === today ? undefined : new Date(instantAt(at, timeZoneOf(shop))).toISOString();
      try {
        return await api.call(payTitleEndpoint, { params, body: defined({ pagoEm: earlier }) });
      } catch (error) {
        void refresh();
        throw error;
      }
    },
    saved: `Título ${title.document} pago.`,
    onSaved: async () => {
      onClose();
      await refresh();
    },
  });
  return (
    <FormBody form={form} plain label="Marcar como pago" onCancel={onClose}>
      <FormDate
        form={form}
        name="pagoEm"
        label="Pago em"
        hint="O dia em que o dinheiro chegou."
        required="Informe o dia."
        max={today}
      />
    </FormBody>
  );
}
