import { tagTexts } from '#features/suppliers/contract/tag-texts.ts';
import type { ManagedSupplier } from '#features/suppliers/domain/managed-supplier.ts';
import { MODULES, type Module } from '#features/suppliers/domain/modules.ts';
import { SUPPLIER_TAGS, type SupplierTag } from '#features/suppliers/domain/tags/tags.ts';
import { FormCheckboxGroup } from '#platform/panel/forms/fields/form-checkbox-group.tsx';
import { FormSwitch } from '#platform/panel/forms/fields/form-switch.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { useApi } from '#platform/web/use-api.ts';
import { changeShopBehaviourEndpoint } from '../../contract/suppliers.endpoints.ts';
import type { WireManagedShop } from '../../contract/suppliers.schema.ts';
import { managedShopFromWire } from '../../contract/suppliers.wire.ts';
import { useReadShopAgain } from './use-read-shop-again.ts';

interface BehaviourValues {
  tags: Record<SupplierTag, boolean>;
  modulos: string[];
  whiteLabel: boolean;
  listado: boolean;
}

const valuesOf = ({ tags, modules, whiteLabel, listed }: ManagedSupplier): BehaviourValues => ({
  tags: Object.fromEntries(SUPPLIER_TAGS.map((tag) => [tag, tags.includes(tag)])) as Record<
    SupplierTag,
    boolean
  >,
  modulos: [...modules],
  whiteLabel,
  listado: listed,
});

/** All tags with what each changes, the modules, and where the shop is shown. */
export function BehaviourForm({ shop }: { readonly shop: ManagedSupplier }) {
  const api = useApi();
  const readAgain = useReadShopAgain(shop.id);
  const form = usePanelForm<BehaviourValues, unknown>({
    values: valuesOf(shop),
    version: shop.version,
    save: ({ tags, modulos, whiteLabel, listado }, version) =>
      api.call(changeShopBehaviourEndpoint, {
        params: { idfornecedor: shop.id },
        body: {
          tags: SUPPLIER_TAGS.filter((tag) => tags[tag]),
          modulos: modulos as Module[],
          whiteLabel,
          listado,
          versao: version ?? shop.version,
        },
      }),
    saved: 'Comportamento da loja salvo.',
    onSaved: readAgain,
    current: (state) => {
      const theirs = managedShopFromWire(state as WireManagedShop);
      return { values: valuesOf(theirs), version: theirs.version };
    },
  });
  return (
    <FormBody
      form={form}
      labels={{
        tags: 'Comportamentos',
        modulos: 'Módulos',
        whiteLabel: 'White-label',
        listado: 'Lista pública',
      }}
    >
      <FormSection title="Onde aparece">
        <FormSwitch
          form={form}
          name="listado"
          label="Na página inicial da plataforma"
          hint="Depois de aberta, a loja aparece na lista pública. Sem isto, só quem tem o endereço chega a ela."
          className="col-span-full"
        />
        <FormSwitch
          form={form}
          name="whiteLabel"
          label="White-label"
          hint="O site inteiro mostra só esta loja, sem ligações para as outras. Combina com um domínio próprio."
          className="col-span-full"
        />
      </FormSection>
      <FormSection
        title="Comportamentos"
        help="Todos começam desligados, menos a entrega. Cada um diz o que muda."
      >
        {SUPPLIER_TAGS.map((tag) => {
          const { name, on, off } = tagTexts[tag];
          const isOn = form.form.watch(`tags.${tag}`);
          return (
            <FormSwitch
              key={tag}
              form={form}
              name={`tags.${tag}`}
              label={name}
              hint={`${isOn ? `Ligado: ${on}` : `Desligado: ${off} Ligado: ${on}`}`}
              className="col-span-full"
            />
          );
        })}
      </FormSection>
      <FormSection
        title="Módulos"
        help="Os canais de venda contratados. Itens de menu e páginas podem depender deles."
      >
        <FormCheckboxGroup
          form={form}
          name="modulos"
          label="Módulos contratados"
          options={MODULES.map((module) => ({ value: module, label: module }))}
          className="col-span-full"
        />
      </FormSection>
    </FormBody>
  );
}
