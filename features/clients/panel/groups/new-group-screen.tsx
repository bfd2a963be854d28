import { useQuery, useQueryClient } from '@tanstack/react-query';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useLead, useSearchTexts } from '#platform/panel/address.ts';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { addAutomaticGroupEndpoint } from '../../contract/rules/automatic-groups.endpoints.ts';
import type { WireAutomaticGroup } from '../../contract/rules/automatic-groups.schema.ts';
import { clientsKey, groupsQuery } from '../clients-queries.ts';
import { type RuleChoices, ruleChoicesQuery } from './automatic-groups-query.ts';
import { GROUP_FIELDS, GROUP_LABELS, GroupFields } from './group-fields.tsx';
import { type GroupDraft, newGroup, ruleToSend } from './rule-draft.ts';

/** Makes a group that a rule fills; `?nome=` names one that exists already. */
export function NewGroupScreen() {
  const { shop } = useStaffPlace();
  const may = { representatives: useMay('representatives:read'), prices: useMay('prices:read') };
  const choices = useQuery(ruleChoicesQuery(useApi(), shop.id, may));
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-6">
      <PageHeader
        title="Novo grupo automático"
        back={{ href: panelHref(shop, '/grupos'), label: 'Grupos de clientes' }}
      />
      {choices.data !== undefined && <NewGroupForm choices={choices.data} />}
      {choices.data === undefined && choices.error === null && <RowsLoading />}
      {choices.error !== null && (
        <LoadFailure
          title="Não foi possível carregar as tabelas e os representantes"
          error={choices.error}
          again={choices.refetch}
          busy={choices.isFetching}
        />
      )}
    </div>
  );
}

function NewGroupForm({ choices }: { readonly choices: RuleChoices }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const lead = useLead();
  const client = useQueryClient();
  const { nome = '' } = useSearchTexts();
  const groups = useQuery(groupsQuery(api, shop.id));
  const params = { idfornecedor: shop.id };
  const form = usePanelForm<GroupDraft, WireAutomaticGroup>({
    values: newGroup(nome.slice(0, 100)),
    save: ({ name, table, ...draft }) =>
      api.call(addAutomaticGroupEndpoint, {
        params,
        body: { nome: name.trim(), regra: ruleToSend(draft), idtabela: table === '' ? null : table },
      }),
    saved: ({ nome: made }) => `O grupo “${made}” foi criado. Os clientes entram em instantes.`,
    onSaved: async ({ idgrupo }) => {
      await client.invalidateQueries({ queryKey: clientsKey(shop.id) });
      await lead(panelHref(shop, `/grupos/${idgrupo}`));
    },
    fields: GROUP_FIELDS,
  });
  const typed = form.form.watch('name').trim();
  const known = groups.data?.find(({ name }) => name === typed);
  return (
    <FormBody
      form={form}
      label="Criar grupo"
      labels={{ name: 'Nome', ...GROUP_LABELS }}
      always
      onCancel={() => void lead(panelHref(shop, '/grupos'))}
    >
      <FormSection title="Nome" help="Preços e conteúdos citam o grupo pelo nome: depois ele não muda.">
        <FormText
          form={form}
          name="name"
          label="Nome"
          required="Dê um nome ao grupo."
          maxLength={100}
          className="col-span-full"
        />
        {known !== undefined && known.automatic === undefined && known.members > 0 && (
          <div className="col-span-full">
            <Alert tone="warn" title={`O grupo “${known.name}” já existe`}>
              Ele passa a ser automático: dos clientes escolhidos à mão, fica quem cumpre a regra. Veja abaixo
              quantos saem.
            </Alert>
          </div>
        )}
      </FormSection>
      <GroupFields form={form} choices={choices} />
    </FormBody>
  );
}
