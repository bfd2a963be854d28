import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormCheckbox } from '#platform/panel/forms/fields/form-checkbox.tsx';
import { FormTextArea } from '#platform/panel/forms/fields/form-text-area.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import type { Api } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import {
  changeDocumentSettingsEndpoint,
  documentSettingsEndpoint,
} from '../../contract/registration/registration-document.endpoints.ts';
import type { WireDocumentSettings } from '../../contract/registration/registration-document.schema.ts';
import {
  documentSettingsFromWire,
  documentSettingsToWire,
} from '../../contract/registration/registration-document.wire.ts';
import {
  MAX_DOCUMENT_SENTENCE_LENGTH,
  type VersionedDocumentSettings,
} from '../../domain/registration/registration-document.ts';
import { useStaffPlace } from '../staff-place.ts';

const settingsQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: ['panel', shopId, 'document-settings'] as const,
    queryFn: async ({ signal }) =>
      documentSettingsFromWire(
        await api.call(documentSettingsEndpoint, { params: { idfornecedor: shopId } }, { signal }),
      ),
  });

/** Whether the shop asks for documents in the registration. */
export function DocumentSettingsForm() {
  const { shop } = useStaffPlace();
  const { data, error, refetch, isFetching } = useQuery(settingsQuery(useApi(), shop.id));
  if (data !== undefined) return <Form settings={data} />;
  return error === null ? (
    <RowsLoading rows={2} />
  ) : (
    <LoadFailure
      title="Não foi possível carregar os documentos do cadastro"
      error={error}
      again={refetch}
      busy={isFetching}
    />
  );
}

const valuesOf = ({ requested, sentence }: VersionedDocumentSettings) => ({ requested, sentence });

function Form({ settings }: { readonly settings: VersionedDocumentSettings }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const form = usePanelForm({
    values: valuesOf(settings),
    version: settings.version,
    saved: 'Salvo, e já vale na loja.',
    current: (state) => {
      const current = documentSettingsFromWire(state as WireDocumentSettings);
      return { values: valuesOf(current), version: current.version };
    },
    save: (values, version = 1) =>
      api.call(changeDocumentSettingsEndpoint, {
        params: { idfornecedor: shop.id },
        body: documentSettingsToWire({ ...values, version }),
      }),
    onSaved: () => queryClient.invalidateQueries({ queryKey: settingsQuery(api, shop.id).queryKey }),
  });
  return (
    <FormBody form={form} labels={{ requested: 'Pede documentos', sentence: 'O que a loja diz' }}>
      <FormSection
        title="Documentos no cadastro"
        help="Quem se cadastra pode enviar fotos ou PDFs, que só a equipe da loja vê, na fila de cadastros."
      >
        <FormCheckbox
          form={form}
          name="requested"
          label="Pedir documentos a quem se cadastra"
          hint="Desligado, a loja ainda pode pedir a um cliente de cada vez, na fila de cadastros."
          className="col-span-full"
        />
        <FormTextArea
          form={form}
          name="sentence"
          label="O que a loja diz"
          hint="Quais documentos, e por quê. Vazio: uma frase geral."
          optional
          rows={3}
          maxLength={MAX_DOCUMENT_SENTENCE_LENGTH}
          className="col-span-full"
        />
      </FormSection>
    </FormBody>
  );
}
