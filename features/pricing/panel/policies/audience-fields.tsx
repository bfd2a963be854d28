import { isState } from '#features/addresses/domain/states.ts';
import { FormCheckboxGroup } from '#platform/panel/forms/fields/form-checkbox-group.tsx';
import { FormComboboxMany } from '#platform/panel/forms/fields/form-combobox-many.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormTags } from '#platform/panel/forms/fields/form-tags.tsx';
import { FormTextArea } from '#platform/panel/forms/fields/form-text-area.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { CHANNELS } from '../../contract/terms-words.ts';
import { postalRanges } from '../postal-ranges.ts';
import type { PolicyChoices } from './policy-choices.ts';
import type { PolicyDraft } from './policy-draft.ts';

interface AudienceFieldsProps {
  readonly form: PanelForm<PolicyDraft>;
  readonly choices: PolicyChoices;
}

/** For whom a policy is. */
export function AudienceFields({ form, choices }: AudienceFieldsProps) {
  const { sources, groups, subscriptionTypes } = choices;
  return (
    <>
      <FormTags
        form={form}
        name="groups"
        label="Grupos de clientes"
        optional
        suggestions={groups}
        maxLength={100}
      />
      <FormComboboxMany form={form} name="clients" label="Clientes" optional search={sources.searchClients} />
      <FormCheckboxGroup
        form={form}
        name="kinds"
        label="Quem compra"
        options={[
          { value: 'PESSOA', label: 'Pessoas físicas' },
          { value: 'EMPRESA', label: 'Empresas' },
        ]}
      />
      <FormSelect
        form={form}
        name="approved"
        label="Cadastro"
        prompt="Qualquer um"
        optional
        options={[
          { value: 'sim', label: 'Só aprovados' },
          { value: 'nao', label: 'Só não aprovados' },
        ]}
      />
      <FormTags
        form={form}
        name="states"
        label="Estados"
        hint="Pela sigla: SP. Com CEPs, basta um dos dois."
        optional
        maxLength={20}
        check={(states) =>
          states.every((state) => isState(state.toUpperCase()))
            ? undefined
            : 'Escreva estados pela sigla, como SP.'
        }
      />
      <FormTextArea
        form={form}
        name="postalCodes"
        label="CEPs"
        hint="Uma faixa por linha: 01000-000 a 05999-999."
        optional
        rows={3}
        check={(text) =>
          postalRanges(text) === undefined ? 'Escreva uma faixa por linha: 01000-000 a 05999-999.' : undefined
        }
      />
      <FormCheckboxGroup form={form} name="channels" label="Por onde compra" options={CHANNELS} />
      <FormCheckboxGroup
        form={form}
        name="deliveryTypes"
        label="Como recebe"
        options={[
          { value: 'DELIVERY', label: 'Entrega' },
          { value: 'RETIRADA', label: 'Retirada' },
        ]}
      />
      {subscriptionTypes.length > 0 && (
        <FormCheckboxGroup
          form={form}
          name="subscriptionTypes"
          label="Só em assinaturas"
          options={subscriptionTypes}
          className="col-span-full"
        />
      )}
    </>
  );
}
