/** The fields of a policy that say for what and for whom it is. */
import { isState } from '#features/addresses/domain/states.ts';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import { FormCheckboxGroup } from '#platform/panel/forms/fields/form-checkbox-group.tsx';
import { FormComboboxMany } from '#platform/panel/forms/fields/form-combobox-many.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormTags } from '#platform/panel/forms/fields/form-tags.tsx';
import { FormTextArea } from '#platform/panel/forms/fields/form-text-area.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { postalRanges } from '../postal-ranges.ts';
import type { PolicyChoices } from './policy-choices.ts';
import type { PolicyDraft } from './policy-draft.ts';

interface ConditionProps {
  readonly form: PanelForm<PolicyDraft>;
  readonly choices: PolicyChoices;
}

export function ScopeFields({ form, choices: { sources, categories } }: ConditionProps) {
  const searchCategories = async (text: string): Promise<Choice[]> =>
    categories
      .filter(({ label }) => folded(label).includes(folded(text)))
      .slice(0, 20)
      .map(({ value, label }) => ({ id: value, label }));
  return (
    <>
      <FormComboboxMany
        form={form}
        name="products"
        label="Produtos"
        optional
        search={sources.searchProducts}
        className="col-span-full"
      />
      <FormComboboxMany
        form={form}
        name="categories"
        label="Categorias"
        hint="Com as que estão abaixo delas."
        optional
        search={searchCategories}
        className="col-span-full"
      />
      <FormTags form={form} name="brands" label="Marcas" optional maxLength={100} />
      <FormTags form={form} name="tags" label="Etiquetas de produto" optional maxLength={100} />
    </>
  );
}

export function AudienceFields({ form, choices }: ConditionProps) {
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
      <FormCheckboxGroup
        form={form}
        name="channels"
        label="Por onde compra"
        options={[
          { value: 'WEB', label: 'Na loja' },
          { value: 'MANUAL', label: 'Com um atendente' },
        ]}
      />
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

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
