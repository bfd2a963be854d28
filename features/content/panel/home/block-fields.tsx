import { useQuery } from '@tanstack/react-query';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import { FormComboboxMany } from '#platform/panel/forms/fields/form-combobox-many.tsx';
import { FormInteger } from '#platform/panel/forms/fields/form-integer.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { ContentChoices } from '../../contract/content-choices.wire.ts';
import { MAX_BANNERS, MAX_BLOCK_COMBOS } from '../../domain/home/block-problem.ts';
import type { BlockKind } from '../../domain/home/home-block.ts';
import { categoryOptions } from '../audience/category-options.ts';
import { carouselsQuery } from '../carousels/carousels-query.ts';
import { SlidesField } from '../carousels/slides-field.tsx';
import { FormRichText } from '../rich-text/form-rich-text.tsx';
import type { BlockValues } from './block-values.ts';
import { BrandsField } from './brands-field.tsx';
import { HeroFields } from './hero-fields.tsx';

interface BlockFieldsProps {
  readonly form: PanelForm<BlockValues>;
  readonly kind: BlockKind;
  readonly categories: ContentChoices['categories'];
}

/** What each kind of block needs to know. */
export function BlockFields({ form, kind, categories }: BlockFieldsProps) {
  switch (kind) {
    case 'hero':
      return <HeroFields form={form} />;
    case 'carousel':
      return <CarouselField form={form} />;
    case 'categories':
      return (
        <FormComboboxMany
          form={form}
          name="categories"
          label="Categorias"
          hint="Na ordem em que você as escolhe. Nenhuma: todas as do primeiro nível."
          optional
          search={async (text) => choicesIn(categories, text)}
          check={(all) => (all.length > 40 ? 'São no máximo 40 categorias.' : undefined)}
          className="col-span-full"
        />
      );
    case 'combos':
      return (
        <FormInteger form={form} name="max" label="Quantos combos" required min={1} max={MAX_BLOCK_COMBOS} />
      );
    case 'text':
      return <FormRichText form={form} name="html" label="Texto" required className="col-span-full" />;
    case 'brands':
      return <BrandsField form={form} />;
    case 'banners':
      return <SlidesField form={form} max={MAX_BANNERS} />;
  }
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** Categories whose branch contains the words. */
const choicesIn = (categories: ContentChoices['categories'], text: string): readonly Choice[] =>
  categoryOptions(categories)
    .filter(({ label }) => plain(label).includes(plain(text)))
    .map(({ value, label }) => ({ id: value, label }));

function CarouselField({ form }: Pick<BlockFieldsProps, 'form'>) {
  const { shop } = useStaffPlace();
  const { data = [], error, refetch, isFetching } = useQuery(carouselsQuery(useApi(), shop.id));
  return (
    <>
      <FormSelect
        form={form}
        name="carouselId"
        label="Carrossel"
        hint="Ele também precisa estar ligado."
        required="Escolha o carrossel."
        prompt="Escolha…"
        options={data.map(({ id, title, published }) => ({
          value: id,
          label: published ? title : `${title} (desligado)`,
        }))}
      />
      {error !== null && (
        <div className="col-span-full">
          <LoadFailure
            title="Não foi possível carregar os carrosséis"
            error={error}
            again={refetch}
            busy={isFetching}
          />
        </div>
      )}
      <LinkButton
        size="sm"
        tone="quiet"
        href={panelHref(shop, '/carrosseis/novo')}
        className="self-end justify-self-start"
      >
        Novo carrossel
      </LinkButton>
    </>
  );
}
