import { useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { ShopMenu, Versioned } from '#features/suppliers/domain/edited-shop.ts';
import type { MenuItem } from '#features/suppliers/domain/shop.ts';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { changeMenuEndpoint } from '../../contract/shop/panel-shop.endpoints.ts';
import type { WireMenu } from '../../contract/shop/panel-shop.schema.ts';
import { menuFromWire, menuToWire } from '../../contract/shop/panel-shop.wire.ts';
import { saveDraftMenuEndpoint } from '../../contract/shop-draft/shop-draft.endpoints.ts';
import { type DraftSaving, draftSaving } from '../shop-draft/draft-saving.ts';
import { DraftedPart } from '../shop-draft/drafted-part.tsx';
import { shopDraftKey } from '../shop-draft/shop-draft-query.ts';
import { shopKey } from '../shop-query.ts';

interface MenuValues {
  items: MenuItem[];
  columns: { title: string; links: MenuItem[] }[];
}

const MAX_LINKS = 12;
const MAX_COLUMNS = 5;
const NEW_LINK: MenuItem = { label: '', href: '/' };

const valuesOf = ({ items, columns }: ShopMenu): MenuValues => ({
  items: [...items],
  columns: columns.map(({ title, links }) => ({ title, links: [...links] })),
});
const linksWords = (links: readonly MenuItem[]): string => links.map(({ label }) => label).join(', ');

/** The links at the top of the shop, and the columns of its footer. */
export const MenuTab = ({ menu }: { readonly menu: Versioned<ShopMenu> }) => (
  <DraftedPart name="menu">
    {(draft) => <MenuForm menu={draft?.menu ?? menu} saving={draftSaving(draft, 'menu')} />}
  </DraftedPart>
);

interface MenuFormProps {
  /** Of the draft, if it has one. */
  readonly menu: Versioned<ShopMenu>;
  readonly saving: DraftSaving;
}

function MenuForm({ menu, saving }: MenuFormProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const form = usePanelForm({
    values: valuesOf(menu),
    version: menu.version,
    saved: saving.saved('Menu salvo, e já vale na loja.'),
    current: (state) => {
      const current = menuFromWire(state as WireMenu);
      return { values: valuesOf(current), version: current.version };
    },
    save: (values, version = 1, way) =>
      api.call(saving.isDraft(way) ? saveDraftMenuEndpoint : changeMenuEndpoint, {
        params: { idfornecedor: shop.id },
        body: menuToWire({ ...values, version }),
      }),
    onSaved: () =>
      Promise.all(
        [shopKey(shop.id), shopDraftKey(shop.id)].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const columns = useFieldArray({ control: form.form.control, name: 'columns' });
  return (
    <FormBody
      form={form}
      {...saving.buttons}
      labels={{ items: 'Menu', columns: 'Colunas do rodapé' }}
      show={{
        items: linksWords,
        columns: (all) => all.map(({ title, links }) => `${title}: ${linksWords(links)}`).join('; '),
      }}
    >
      <FormSection
        title="Menu"
        help="Um link leva a uma página da loja, como /c/ofertas, ou a um endereço com https://."
      >
        <Links form={form} name="items" of="menu" />
      </FormSection>
      {columns.fields.map((column, index) => (
        <FormSection key={column.id} title={`Coluna ${index + 1} do rodapé`}>
          <FormText form={form} name={`columns.${index}.title`} label="Título" required maxLength={40} />
          <Button className="self-center justify-self-start" onClick={() => columns.remove(index)}>
            <Trash2 aria-hidden="true" className="size-4" />
            Tirar a coluna
          </Button>
          <Links form={form} name={`columns.${index}.links`} of={`coluna ${index + 1}`} />
        </FormSection>
      ))}
      {columns.fields.length < MAX_COLUMNS && (
        <Button className="self-start" onClick={() => columns.append({ title: '', links: [NEW_LINK] })}>
          <Plus aria-hidden="true" className="size-4" />
          Nova coluna no rodapé
        </Button>
      )}
    </FormBody>
  );
}

interface LinksProps {
  readonly form: PanelForm<MenuValues>;
  readonly name: 'items' | `columns.${number}.links`;
  /** What they belong to, for the buttons' names. */
  readonly of: string;
}

function Links({ form, name, of }: LinksProps) {
  const links = useFieldArray({ control: form.form.control, name });
  return (
    <div className="col-span-full flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {links.fields.map((link, index) => (
          <li key={link.id} className="flex flex-wrap items-end gap-3">
            <FormText
              form={form}
              name={`${name}.${index}.label` as 'items.0.label'}
              label="Texto"
              required
              maxLength={40}
              className="min-w-40 flex-1"
            />
            <FormText
              form={form}
              name={`${name}.${index}.href` as 'items.0.href'}
              label="Leva a"
              required
              maxLength={300}
              className="min-w-40 flex-1"
              check={(href) =>
                /^(\/(?!\/)|https:\/\/|mailto:|tel:)/.test(href.trim())
                  ? undefined
                  : 'Comece com / ou https://.'
              }
            />
            <IconButton
              label={`Tirar o link ${index + 1} de ${of}`}
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              onClick={() => links.remove(index)}
            />
          </li>
        ))}
      </ul>
      {links.fields.length < MAX_LINKS && (
        <Button size="sm" className="self-start" onClick={() => links.append(NEW_LINK)}>
          <Plus aria-hidden="true" className="size-4" />
          Novo link
        </Button>
      )}
    </div>
  );
}
