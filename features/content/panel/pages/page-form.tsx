import { useQueryClient } from '@tanstack/react-query';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { slugify } from '#kernel/slugify.ts';
import { useLead } from '#platform/panel/address.ts';
import { FormSwitch } from '#platform/panel/forms/fields/form-switch.tsx';
import { FormTags } from '#platform/panel/forms/fields/form-tags.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormTextArea } from '#platform/panel/forms/fields/form-text-area.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { useApi } from '#platform/web/use-api.ts';
import { type PageToEdit, pageToEditFromWire, wantedPageToWire } from '../../contract/edited-page.wire.ts';
import { addPageEndpoint, changePageEndpoint } from '../../contract/panel-pages.endpoints.ts';
import type { WirePanelPage } from '../../contract/panel-pages.schema.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_SLUG_LENGTH, MAX_TITLE_LENGTH } from '../../domain/page-problem.ts';
import { FormRichText } from '../rich-text/form-rich-text.tsx';
import { NEW_PAGE, PAGE_FIELDS, type PageValues, pageOf, pageValues } from './page-values.ts';
import { pageQuery, pagesKey } from './pages-query.ts';
import { SearchResult } from './search-result.tsx';

const LABELS = {
  title: 'Título',
  slug: 'Endereço',
  html: 'Texto',
  description: 'Descrição',
  label: 'Texto dos links',
  inMenu: 'No menu',
  footerColumn: 'Coluna do rodapé',
  web: 'Nesta loja',
  otherTags: 'Outros lugares',
};

/** The text of a page, and where it is found. A save makes a draft of the text; the rest is valid at once. */
export function PageForm({ page }: { readonly page: PageToEdit | undefined }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const lead = useLead();
  const form = usePanelForm<PageValues, WirePanelPage>({
    values: page === undefined ? NEW_PAGE : pageValues(page),
    version: page?.edition,
    fields: PAGE_FIELDS,
    saved: ({ rascunho }) =>
      rascunho ? 'Página salva como rascunho: publique-a quando estiver pronta.' : 'Página salva.',
    current: (state) => {
      const current = pageToEditFromWire(state as WirePanelPage);
      return { values: pageValues(current), version: current.edition };
    },
    save: (values, edition) => {
      const body = wantedPageToWire(pageOf(values));
      const params = { idfornecedor: shop.id };
      return page === undefined
        ? api.call(addPageEndpoint, { params, body })
        : api.call(changePageEndpoint, {
            params: { ...params, idpagina: page.id },
            body: { ...body, ...(edition === undefined ? {} : { edicao: edition }) },
          });
    },
    onSaved: async (saved) => {
      client.setQueryData(pageQuery(api, shop.id, saved.idpagina).queryKey, pageToEditFromWire(saved));
      // Not the preview: each link of it is in the audit log.
      void client.invalidateQueries({ queryKey: [...pagesKey(shop.id), 'list'] });
      if (page === undefined) await lead(panelHref(shop, `/paginas/${saved.idpagina}`), { replace: true });
    },
  });
  const [title, slug, description] = form.form.watch(['title', 'slug', 'description']);
  const address = slug.trim() === '' ? slugify(title) : slug.trim();
  return (
    <FormBody
      form={form}
      labels={LABELS}
      label={page === undefined ? 'Criar rascunho' : 'Salvar'}
      always={page === undefined}
      {...(page === undefined ? { onCancel: () => void lead(panelHref(shop, '/paginas')) } : {})}
    >
      <FormSection title="Conteúdo" help="Cada vez que você salva, o texto vira uma versão nova.">
        <FormText
          form={form}
          name="title"
          label={LABELS.title}
          required="Dê um título à página."
          maxLength={MAX_TITLE_LENGTH}
          className="col-span-full"
        />
        <FormRichText form={form} name="html" label={LABELS.html} className="col-span-full" />
      </FormSection>
      <FormSection
        title="Endereço e buscadores"
        help="Mudar o endereço de uma página publicada quebra os links para ela: aponte o antigo em Aparência, Endereços antigos."
      >
        <FormText
          form={form}
          name="slug"
          label={LABELS.slug}
          hint="Vazio: vem do título."
          optional
          prefix="/pagina/"
          maxLength={MAX_SLUG_LENGTH}
          className="col-span-full"
        />
        <FormTextArea
          form={form}
          name="description"
          label={LABELS.description}
          hint="Uma ou duas frases, para quem acha a página em uma busca ou recebe o link."
          optional
          rows={2}
          maxLength={MAX_DESCRIPTION_LENGTH}
          className="col-span-full"
        />
        <SearchResult shopName={shop.name} title={title} address={address} description={description} />
      </FormSection>
      <FormSection title="Onde aparece" help="O que muda aqui vale logo, sem publicar outra vez.">
        <FormSwitch form={form} name="inMenu" label="No menu do alto" />
        <FormText
          form={form}
          name="footerColumn"
          label={LABELS.footerColumn}
          hint="O título da coluna; uma que não existe é criada. Vazio: não está no rodapé."
          optional
          maxLength={40}
        />
        <FormText
          form={form}
          name="label"
          label={LABELS.label}
          hint="Vazio: o título."
          optional
          maxLength={60}
        />
        <FormSwitch
          form={form}
          name="web"
          label="Nesta loja"
          hint="Desligado, só outros canais a leem, como um aplicativo."
        />
        <FormTags
          form={form}
          name="otherTags"
          label={LABELS.otherTags}
          hint="Etiquetas de outros canais, em maiúsculas: APP."
          optional
          maxLength={30}
          check={(tags) =>
            tags.every((tag) => /^[A-Z0-9]+([_-][A-Z0-9]+)*$/.test(tag))
              ? undefined
              : 'Use só letras maiúsculas sem acento, números, - e _.'
          }
        />
      </FormSection>
    </FormBody>
  );
}
