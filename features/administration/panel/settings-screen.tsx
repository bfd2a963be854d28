import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#platform/contract/endpoint.ts';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import type { Api } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { changeSettingsEndpoint, showSettingsEndpoint } from '../contract/monitor.endpoints.ts';
import type { showSettingsSchema } from '../contract/monitor.schema.ts';

type Settings = Answer<typeof showSettingsSchema>;

const settingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['platform', 'settings'] as const,
    queryFn: ({ signal }) => api.call(showSettingsEndpoint, {}, { signal }),
  });

/** What holds for the whole installation. */
export function SettingsScreen() {
  const { data, error, refetch, isFetching } = useQuery(settingsQuery(useApi()));
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Configurações" lead="Valem para toda a plataforma." />
      {data === undefined && error === null && <RowsLoading rows={1} />}
      {error !== null && (
        <LoadFailure
          title="Não foi possível carregar as configurações"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {data !== undefined && <SettingsForm settings={data} />}
    </div>
  );
}

const valuesOf = ({ sitePadrao }: Settings) => ({ sitePadrao: sitePadrao ?? '' });

function SettingsForm({ settings }: { readonly settings: Settings }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const form = usePanelForm({
    values: valuesOf(settings),
    version: settings.versao,
    save: ({ sitePadrao }, version) =>
      api.call(changeSettingsEndpoint, {
        body: { sitePadrao: sitePadrao.trim() || null, versao: version ?? settings.versao },
      }),
    saved: 'Configurações salvas.',
    onSaved: (answer) => queryClient.setQueryData(settingsQuery(api).queryKey, answer),
    current: (state) => {
      const theirs = state as Settings;
      return { values: valuesOf(theirs), version: theirs.versao };
    },
  });
  return (
    <FormBody form={form} labels={{ sitePadrao: 'Site padrão' }}>
      <FormSection
        title="Página inicial"
        help="Aonde leva o endereço da plataforma sem o apelido de uma loja. Vazio, ele lista as lojas abertas."
      >
        <FormText
          form={form}
          name="sitePadrao"
          label="Site padrão"
          optional
          maxLength={300}
          hint="O apelido de uma loja, ou um endereço que comece por https://"
          className="col-span-full"
        />
      </FormSection>
    </FormBody>
  );
}
