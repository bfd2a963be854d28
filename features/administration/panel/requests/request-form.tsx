import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormTextArea } from '#platform/panel/forms/fields/form-text-area.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { hintsBelow } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { cx } from '#platform/ui/cx.ts';
import type { WireLegalIdentity } from '../../contract/identity-requests.schema.ts';

export interface RequestValues extends WireLegalIdentity {
  motivo: string;
}

interface RequestFormProps {
  readonly values: RequestValues;
  readonly send: (values: RequestValues) => Promise<unknown>;
  readonly onSent: () => unknown;
  readonly onCancel: () => void;
}

/** What the shop's owner requests, and why. */
export function RequestForm({ values, send, onSent, onCancel }: RequestFormProps) {
  const form = usePanelForm({
    values,
    save: send,
    about: { 'slug-taken': 'slug', 'slug-not-allowed': 'slug', 'invalid-cnpj': 'cnpj' },
    saved: 'Solicitação enviada à plataforma.',
    onSaved: onSent,
  });
  return (
    <FormBody form={form} label="Enviar à plataforma" plain onCancel={onCancel}>
      <div className={cx('grid items-start gap-4 md:grid-cols-2', hintsBelow)}>
        <FormText form={form} name="nome" label="Novo nome" required="Diga o nome." maxLength={80} />
        <FormText
          form={form}
          name="slug"
          label="Novo apelido"
          required="Diga o apelido."
          maxLength={60}
          hint="O endereço da loja neste site. Mudá-lo quebra links já divulgados."
        />
        <FormText form={form} name="razaoSocial" label="Nova razão social" required maxLength={120} />
        <FormText form={form} name="cnpj" label="Novo CNPJ ou CPF" required maxLength={20} />
        <FormTextArea
          form={form}
          name="motivo"
          label="Motivo"
          hint="Para a plataforma: o que mudou na empresa, e como conferir."
          required="Diga por quê."
          maxLength={500}
          rows={3}
          className="col-span-full"
        />
      </div>
    </FormBody>
  );
}
