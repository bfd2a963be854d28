import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { searchProducts } from '#features/catalog/panel/search-products.ts';
import { FormComboboxMany } from '#platform/panel/forms/fields/form-combobox-many.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormSwitch } from '#platform/panel/forms/fields/form-switch.tsx';
import { FormTags } from '#platform/panel/forms/fields/form-tags.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormTextArea } from '#platform/panel/forms/fields/form-text-area.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { useApi } from '#platform/web/use-api.ts';
import { MAX_NAME_LENGTH } from '../domain/list-name.ts';
import { MAX_DESCRIPTION_LENGTH } from '../domain/suggestion.ts';
import type { ListDraft } from './list-draft.ts';
import { ListItemsField } from './list-items-field.tsx';
import type { AudienceChoices } from './suggestions-query.ts';

interface ListFieldsProps {
  readonly form: PanelForm<ListDraft>;
  readonly choices: AudienceChoices;
}

/** What a suggested list is called, holds, and who sees it. */
export function ListFields({ form, choices: { sources, groups } }: ListFieldsProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const isForSome = form.form.watch('audience') === 'chosen';
  return (
    <>
      <FormSection
        title="Na loja"
        help="O cliente a vê em “Listas de compras”, leva tudo ao carrinho ou copia para uma lista dele."
      >
        <FormText
          form={form}
          name="name"
          label="Nome"
          required="Dê um nome à lista."
          maxLength={MAX_NAME_LENGTH}
        />
        <FormSwitch form={form} name="active" label="Sugerir aos clientes" hint="Desligada, ninguém a vê." />
        <FormTextArea
          form={form}
          name="description"
          label="Descrição"
          hint="Uma ou duas frases: para que serve a lista."
          optional
          rows={2}
          maxLength={MAX_DESCRIPTION_LENGTH}
          className="col-span-full"
        />
      </FormSection>
      <FormSection
        title="Produtos"
        help="Na ordem em que o cliente os vê, com quanto de cada um. Os preços são os do dia da compra."
      >
        <ListItemsField form={form} search={searchProducts(api, shop.id)} />
      </FormSection>
      <FormSection title="Para quem" help="Só estes clientes veem a lista, depois de entrar na loja.">
        <FormSelect
          form={form}
          name="audience"
          label="Quem a vê"
          options={[
            { value: 'everyone', label: 'Todos os clientes' },
            { value: 'chosen', label: 'Grupos e clientes escolhidos' },
          ]}
          check={(audience) => (audience === 'chosen' && isForNobody(form) ? NOBODY : undefined)}
          className="col-span-full"
        />
        {isForSome && (
          <>
            <FormTags
              form={form}
              name="groups"
              label="Grupos de clientes"
              optional
              suggestions={groups}
              maxLength={60}
            />
            <FormComboboxMany
              form={form}
              name="clients"
              label="Clientes"
              optional
              placeholder="Nome, documento ou e-mail"
              search={sources.searchClients}
            />
          </>
        )}
      </FormSection>
    </>
  );
}

const NOBODY = 'Escolha ao menos um grupo ou cliente.';

function isForNobody({ form }: PanelForm<ListDraft>): boolean {
  const { groups, clients } = form.getValues();
  return groups.length === 0 && clients.length === 0;
}
