import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import type { Instant } from '#kernel/scope.ts';
import { FormDateTime } from '#platform/panel/forms/fields/form-date-time.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { momentToWire, wallClockOf } from '../moments.ts';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

interface ScheduleDraftDialogProps {
  readonly publishAt: Instant | undefined;
  readonly description: string;
  readonly onSchedule: (moment: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks when a draft is published, in the shop's time zone. */
export function ScheduleDraftDialog({
  publishAt,
  description,
  onSchedule,
  onClose,
}: ScheduleDraftDialogProps) {
  const { shop } = useStaffPlace();
  const zone = timeZoneOf(shop);
  const form = usePanelForm({
    values: { at: wallClockOf(publishAt, zone) },
    fields: { em: 'at' },
    save: ({ at }) => onSchedule(momentToWire(at, zone) ?? ''),
    onSaved: onClose,
  });
  return (
    <Dialog open onClose={onClose} title="Publicar em…" description={description}>
      <FormBody form={form} plain label="Agendar" onCancel={onClose}>
        <FormDateTime form={form} name="at" label="Dia" required="Escolha o dia e a hora." />
      </FormBody>
    </Dialog>
  );
}
