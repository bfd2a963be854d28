import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import type { PapersDraft, ShipmentDraft } from './shipment-draft.ts';

interface PapersFieldsProps {
  readonly form: PanelForm<PapersDraft> | PanelForm<ShipmentDraft>;
}

/** How a shipment can be followed, and its NF-e. */
export function PapersFields({ form: anyForm }: PapersFieldsProps) {
  // Both drafts have these fields.
  const form = anyForm as PanelForm<PapersDraft>;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormText form={form} name="carrier" label="Transportadora" optional maxLength={80} />
      <FormText form={form} name="code" label="Código de rastreio" optional maxLength={80} />
      <FormText
        form={form}
        name="link"
        type="url"
        label="Endereço para acompanhar"
        hint="Começa com https://"
        optional
        maxLength={500}
      />
      <FormText
        form={form}
        name="invoiceKey"
        label="Chave da NF-e"
        hint="44 caracteres"
        optional
        maxLength={60}
      />
    </div>
  );
}
