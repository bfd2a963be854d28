import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { FormDateTime } from '#platform/panel/forms/fields/form-date-time.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import type { EditedHome } from '../../contract/home/home-draft.wire.ts';
import { momentToWire, wallClockOf } from '../moments.ts';
import { usePublication } from './use-publication.ts';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

interface ScheduleHomeDialogProps {
  readonly home: EditedHome;
  readonly onClose: () => void;
}

/** Asks when the draft is published. */
export function ScheduleHomeDialog({ home, onClose }: ScheduleHomeDialogProps) {
  const { shop } = useStaffPlace();
  const zone = timeZoneOf(shop);
  const { schedule } = usePublication(home);
  const form = usePanelForm({
    values: { at: wallClockOf(home.draft?.publishAt, zone) },
    fields: { em: 'at' },
    save: ({ at }) => schedule(momentToWire(at, zone) ?? ''),
    onSaved: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Publicar em…"
      description="Na hora marcada a loja troca a página inicial inteira pelo rascunho, sozinha. Até lá o rascunho não muda: para mexer nele, desfaça o agendamento."
    >
      <FormBody form={form} plain label="Agendar" onCancel={onClose}>
        <FormDateTime form={form} name="at" label="Dia" required="Escolha o dia e a hora." />
      </FormBody>
    </Dialog>
  );
}
