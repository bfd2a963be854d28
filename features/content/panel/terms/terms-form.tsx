import { useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormTextArea } from '#platform/panel/forms/fields/form-text-area.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { useApi } from '#platform/web/use-api.ts';
import { publishTermsEndpoint } from '../../contract/shop/panel-shop.endpoints.ts';
import type { TermsVersion } from '../../domain/shop/shop-texts.ts';
import { termsKey } from './terms-query.ts';

const FIELDS = { titulo: 'title', texto: 'text' };

/** Writes the next version, beginning with the words in force. */
export function TermsForm({ latest }: { readonly latest: TermsVersion | undefined }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const form = usePanelForm({
    values: { title: latest?.title ?? 'Termos de uso', text: latest?.text ?? '' },
    fields: FIELDS,
    saved: 'Termos publicados. Quem compra será convidado a aceitá-los.',
    save: ({ title, text }) =>
      api.call(publishTermsEndpoint, {
        params: { idfornecedor: shop.id },
        body: { titulo: title, texto: text, vigente: latest?.version ?? 0 },
      }),
    onSaved: () => queryClient.invalidateQueries({ queryKey: termsKey(shop.id) }),
  });
  return (
    <FormBody form={form} label="Publicar" always={latest === undefined}>
      <FormSection
        title={latest === undefined ? 'Primeira versão' : 'Nova versão'}
        help="Ao publicar, a versão anterior fica guardada com quem a aceitou, e todos são convidados a aceitar a nova."
      >
        <FormText
          form={form}
          name="title"
          label="Título"
          required
          maxLength={120}
          className="col-span-full"
        />
        <FormTextArea
          form={form}
          name="text"
          label="Texto"
          hint="Texto simples; uma linha vazia começa um parágrafo."
          required="Escreva os termos."
          rows={14}
          className="col-span-full"
        />
      </FormSection>
    </FormBody>
  );
}
