import { useQuery, useQueryClient } from '@tanstack/react-query';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { useLead } from '#platform/panel/address.ts';
import { FormCheckboxGroup } from '#platform/panel/forms/fields/form-checkbox-group.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { useApi } from '#platform/web/use-api.ts';
import {
  type CarouselToEdit,
  carouselToEditFromWire,
  wantedCarouselToWire,
} from '../../contract/carousels/edited-carousel.wire.ts';
import {
  addCarouselEndpoint,
  changeCarouselEndpoint,
} from '../../contract/carousels/panel-carousels.endpoints.ts';
import type { WirePanelCarousel } from '../../contract/carousels/panel-carousels.schema.ts';
import { CAROUSEL_PAGES } from '../../domain/carousels/carousel.ts';
import { ShownFields } from '../audience/shown-fields.tsx';
import { SHOWN_FIELDS, SHOWN_LABELS } from '../audience/shown-values.ts';
import { pagesQuery } from '../pages/pages-query.ts';
import {
  CAROUSEL_FIELDS,
  type CarouselValues,
  carouselOf,
  carouselValues,
  newCarousel,
} from './carousel-values.ts';
import { KIND_WORDS, PAGE_WORDS } from './carousel-words.ts';
import { carouselsKey } from './carousels-query.ts';
import { ContentFields } from './content-fields.tsx';
import { slidesWords } from './slide-values.ts';

const LABELS = {
  title: 'Título',
  kind: 'O que mostra',
  slides: 'Imagens',
  autoplay: 'Segundos por imagem',
  products: 'Produtos',
  tags: 'Etiquetas',
  categoryId: 'Categoria',
  max: 'Quantos produtos',
  pages: 'Onde aparece',
  staticPageId: 'Em qual página',
  ...SHOWN_LABELS,
};

const optionsOf = <Key extends string>(words: Readonly<Record<Key, string>>) =>
  Object.entries<string>(words).map(([value, label]) => ({ value, label }));

export function CarouselForm({ carousel }: { readonly carousel: CarouselToEdit | undefined }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const zone = timeZoneOf(shop);
  const client = useQueryClient();
  const lead = useLead();
  const list = panelHref(shop, '/carrosseis');
  const form = usePanelForm<CarouselValues, WirePanelCarousel>({
    values: carousel === undefined ? newCarousel() : carouselValues(carousel, zone),
    version: carousel?.version,
    fields: { ...CAROUSEL_FIELDS, ...SHOWN_FIELDS },
    saved: ({ titulo, publicado }) =>
      publicado === true ? `“${titulo}” está salvo e ligado.` : `“${titulo}” está salvo como rascunho.`,
    current: (state) => {
      const current = carouselToEditFromWire(state as WirePanelCarousel);
      return { values: carouselValues(current, zone), version: current.version };
    },
    save: (values, version) => {
      const body = wantedCarouselToWire(carouselOf(values, zone));
      const params = { idfornecedor: shop.id };
      return carousel === undefined
        ? api.call(addCarouselEndpoint, { params, body })
        : api.call(changeCarouselEndpoint, {
            params: { ...params, idcarrossel: carousel.id },
            body: { ...body, ...(version === undefined ? {} : { versao: version }) },
          });
    },
    onSaved: async () => {
      await client.invalidateQueries({ queryKey: carouselsKey(shop.id) });
      await lead(list);
    },
  });
  return (
    <FormBody
      form={form}
      labels={LABELS}
      show={{
        slides: slidesWords,
        products: (all) => all.map(({ label }) => label).join(', '),
        kind: (kind) => KIND_WORDS[kind as keyof typeof KIND_WORDS],
      }}
      label={carousel === undefined ? 'Criar' : 'Salvar'}
      always={carousel === undefined}
      {...(carousel === undefined ? { onCancel: () => void lead(list) } : {})}
    >
      <FormSection title="Conteúdo">
        <FormText
          form={form}
          name="title"
          label={LABELS.title}
          hint="Aparece sobre os produtos; sobre imagens, é só lido em voz alta."
          required="Dê um título."
          maxLength={120}
        />
        <FormSelect form={form} name="kind" label={LABELS.kind} options={optionsOf(KIND_WORDS)} />
        <ContentFields form={form} />
      </FormSection>
      <FormSection
        title="Onde aparece"
        help="Em nenhuma: só onde um bloco da página inicial o mostra. Na página inicial, os que nenhum bloco mostra vêm por último."
      >
        <FormCheckboxGroup
          form={form}
          name="pages"
          label="Páginas"
          options={CAROUSEL_PAGES.map((page) => ({ value: page, label: PAGE_WORDS[page] }))}
          className="col-span-full"
        />
        {form.form.watch('pages').includes('static-page') && <StaticPageField form={form} />}
      </FormSection>
      <ShownFields form={form} />
    </FormBody>
  );
}

function StaticPageField({
  form,
}: {
  readonly form: ReturnType<typeof usePanelForm<CarouselValues, unknown>>;
}) {
  const { shop } = useStaffPlace();
  const { data = [] } = useQuery(pagesQuery(useApi(), shop.id, false));
  return (
    <FormSelect
      form={form}
      name="staticPageId"
      label={LABELS.staticPageId}
      optional
      prompt="Em todas"
      options={data.map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}
