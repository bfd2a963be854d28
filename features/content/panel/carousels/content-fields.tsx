import { useQuery } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { searchProducts } from '#features/catalog/panel/search-products.ts';
import { FormComboboxMany } from '#platform/panel/forms/fields/form-combobox-many.tsx';
import { FormInteger } from '#platform/panel/forms/fields/form-integer.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormTags } from '#platform/panel/forms/fields/form-tags.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import {
  AUTOPLAY,
  MAX_CAROUSEL_PRODUCTS,
  MAX_SLIDES,
  MAX_TAGS,
} from '../../domain/carousels/carousel-problem.ts';
import { categoryOptions } from '../audience/category-options.ts';
import { choicesQuery } from '../audience/choices-query.ts';
import { type CarouselValues, isPlain } from './carousel-values.ts';
import { SlidesField } from './slides-field.tsx';

interface ContentFieldsProps {
  readonly form: PanelForm<CarouselValues>;
}

/** What the chosen kind of carousel needs to know. */
export function ContentFields({ form }: ContentFieldsProps) {
  const kind = form.form.watch('kind');
  return (
    <>
      {kind === 'static-images' && (
        <>
          <SlidesField form={form} max={MAX_SLIDES} />
          <FormInteger
            form={form}
            name="autoplay"
            label="Trocar sozinho a cada (segundos)"
            hint="Vazio: só quem vê o move."
            optional
            min={AUTOPLAY.least}
            max={AUTOPLAY.most}
          />
        </>
      )}
      {kind !== 'static-images' && <ProductsFields form={form} kind={kind} />}
    </>
  );
}

function ProductsFields({ form, kind }: ContentFieldsProps & { readonly kind: string }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const { data, error, refetch, isFetching } = useQuery(choicesQuery(api, shop.id));
  return (
    <>
      {kind === 'chosen' && (
        <FormComboboxMany
          form={form}
          name="products"
          label="Produtos"
          hint="Na ordem em que você os escolhe."
          required="Escolha ao menos um produto."
          search={searchProducts(api, shop.id)}
          check={(all) =>
            all.length > MAX_CAROUSEL_PRODUCTS
              ? `São no máximo ${MAX_CAROUSEL_PRODUCTS} produtos.`
              : undefined
          }
          className="col-span-full"
        />
      )}
      {kind === 'by-tag' && (
        <FormTags
          form={form}
          name="tags"
          label="Etiquetas"
          hint="Basta que o produto tenha uma delas."
          required="Escreva ao menos uma etiqueta."
          check={(all) => (all.length > MAX_TAGS ? `São no máximo ${MAX_TAGS} etiquetas.` : undefined)}
          className="col-span-full"
        />
      )}
      {kind === 'by-category' && error !== null && (
        <div className="col-span-full">
          <LoadFailure
            title="Não foi possível carregar as categorias"
            error={error}
            again={refetch}
            busy={isFetching}
          />
        </div>
      )}
      {kind === 'by-category' && (
        <FormSelect
          form={form}
          name="categoryId"
          label="Categoria"
          required="Escolha a categoria."
          prompt="Escolha…"
          options={categoryOptions(data?.categories ?? [])}
        />
      )}
      {isPlain(kind) && (
        <p className="self-center text-ink-2 text-sm">A loja escolhe os produtos sozinha, a cada visita.</p>
      )}
      <FormInteger
        form={form}
        name="max"
        label="Quantos produtos"
        required
        min={1}
        max={MAX_CAROUSEL_PRODUCTS}
      />
    </>
  );
}
