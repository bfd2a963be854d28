import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { FormDateTime } from '#platform/panel/forms/fields/form-date-time.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { PageToEdit } from '../../contract/edited-page.wire.ts';
import { publishPageEndpoint } from '../../contract/panel-pages.endpoints.ts';
import { momentToWire } from '../moments.ts';
import { usePageChange } from './use-page-change.ts';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

interface ScheduleDialogProps {
  readonly page: PageToEdit;
  readonly onClose: () => void;
}

/** Shows the latest version within a period. */
export function ScheduleDialog({ page, onClose }: ScheduleDialogProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const zone = timeZoneOf(shop);
  const change = usePageChange();
  const form = usePanelForm({
    values: { from: '', until: '' },
    fields: { inicio: 'from', fim: 'until' },
    save: ({ from, until }) => {
      const period = {
        inicio: momentToWire(from, zone) ?? undefined,
        fim: momentToWire(until, zone) ?? undefined,
      };
      return change.mutateAsync({
        call: () =>
          api.call(publishPageEndpoint, {
            params: { idfornecedor: shop.id, idpagina: page.id },
            body: { versao: page.version, ...defined(period) },
          }),
        done: 'Publicação programada.',
      });
    },
    onSaved: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Programar a publicação"
      description={`A versão ${page.version} é mostrada neste período: sem início, desde já; sem fim, para sempre. Quando ele termina, volta a valer o que ele encobriu.`}
    >
      <FormBody form={form} plain label="Programar" onCancel={onClose}>
        <FormDateTime form={form} name="from" label="Início" optional />
        <FormDateTime form={form} name="until" label="Fim" optional />
      </FormBody>
    </Dialog>
  );
}
