import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Card } from '#platform/ui/card.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { automaticGroupFromWire } from '../../contract/rules/automatic-group.wire.ts';
import { changeAutomaticGroupEndpoint } from '../../contract/rules/automatic-groups.endpoints.ts';
import type { WireAutomaticGroup } from '../../contract/rules/automatic-groups.schema.ts';
import { ruleSentence } from '../../contract/rules/rule-words.ts';
import type { AutomaticGroup } from '../../domain/rules/automatic-group.ts';
import { clientsKey } from '../clients-queries.ts';
import { automaticGroupKey, type RuleChoices, ruleChoicesQuery } from './automatic-groups-query.ts';
import { GROUP_FIELDS, GROUP_LABELS, GroupFields } from './group-fields.tsx';
import { draftOf, type GroupDraft, ruleToSend, typedRule } from './rule-draft.ts';
import { namesOf } from './rule-fields.tsx';

/** The rule and the price table of a group, to change or only to read. */
export function GroupRuleTab({ group }: { readonly group: AutomaticGroup }) {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('prices:write');
  const may = { representatives: useMay('representatives:read'), prices: useMay('prices:read') };
  const choices = useQuery(ruleChoicesQuery(useApi(), shop.id, may));
  if (choices.data === undefined)
    return choices.error === null ? (
      <RowsLoading />
    ) : (
      <LoadFailure
        title="Não foi possível carregar as tabelas e os representantes"
        error={choices.error}
        again={choices.refetch}
        busy={choices.isFetching}
      />
    );
  if (mayWrite && !group.progress.emptying) return <RuleForm group={group} choices={choices.data} />;
  const table = choices.data.tables.find(({ value }) => value === group.tableId)?.label;
  return (
    <Card className="flex flex-col gap-2">
      <p>{ruleSentence(group.rule, namesOf(choices.data))}</p>
      {table !== undefined && <p className="text-ink-2 text-sm">{`Tabela de preços do grupo: ${table}.`}</p>}
    </Card>
  );
}

interface RuleFormProps {
  readonly group: AutomaticGroup;
  readonly choices: RuleChoices;
}

function RuleForm({ group, choices }: RuleFormProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const form = usePanelForm<GroupDraft, WireAutomaticGroup>({
    values: draftOf(group),
    version: group.version,
    save: ({ table, join, conditions }, versao = group.version) =>
      api.call(changeAutomaticGroupEndpoint, {
        params: { idfornecedor: shop.id, idgrupo: group.id },
        body: {
          regra: ruleToSend({ join, conditions }),
          idtabela: table === '' ? null : table,
          versao,
        },
      }),
    saved: 'Regra salva. Os clientes são calculados de novo agora.',
    onSaved: async (saved) => {
      client.setQueryData(automaticGroupKey(shop.id, group.id), automaticGroupFromWire(saved));
      await client.invalidateQueries({ queryKey: clientsKey(shop.id) });
    },
    fields: GROUP_FIELDS,
    current: (state) => {
      const now = automaticGroupFromWire(state as WireAutomaticGroup);
      return { values: draftOf(now), version: now.version };
    },
  });
  const sentence = (conditions: GroupDraft['conditions']): string => {
    const rule = typedRule({ join: form.form.getValues('join'), conditions });
    return rule === undefined ? '—' : ruleSentence(rule, namesOf(choices));
  };
  const tableName = (id: string): string =>
    choices.tables.find(({ value }) => value === id)?.label ?? 'nenhuma';
  return (
    <FormBody
      form={form}
      labels={GROUP_LABELS}
      show={{
        join: (join) => (join === 'QUALQUER' ? 'Qualquer uma das condições' : 'Todas as condições'),
        conditions: sentence,
        table: tableName,
      }}
    >
      <GroupFields form={form} choices={choices} />
    </FormBody>
  );
}
