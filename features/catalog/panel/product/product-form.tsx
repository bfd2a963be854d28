import { useQuery } from '@tanstack/react-query';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { centavos, formatMoney } from '#kernel/money.ts';
import { FormInteger } from '#platform/panel/forms/fields/form-integer.tsx';
import { FormMoney } from '#platform/panel/forms/fields/form-money.tsx';
import { FormQuantity } from '#platform/panel/forms/fields/form-quantity.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormSwitch } from '#platform/panel/forms/fields/form-switch.tsx';
import { FormTags } from '#platform/panel/forms/fields/form-tags.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormTextArea } from '#platform/panel/forms/fields/form-text-area.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { useApi } from '#platform/web/use-api.ts';
import { LARGEST_WEIGHT } from '../../domain/weight.ts';
import { categoryOptionsQuery } from '../products-query.ts';
import { LABELS, type ProductValues } from './product-values.ts';
import { TiersField } from './tiers-field.tsx';

interface ProductFormProps {
  readonly form: PanelForm<ProductValues>;
  readonly isNew?: boolean;
}

/** The sections of a product's form. */
export function ProductForm({ form, isNew = false }: ProductFormProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const categories = useQuery(categoryOptionsQuery(api, shop.id));
  const seesCost = useMay('prices:write');
  const field = <Name extends keyof ProductValues>(name: Name) => ({ form, name, label: LABELS[name] });
  return (
    <>
      <FormSection title="Produto" help="O que o cliente vê na lista e na página do produto.">
        <FormText {...field('nome')} required className="col-span-full" maxLength={200} />
        <FormText
          {...field('codigo')}
          required
          maxLength={64}
          hint="Único na loja; o mesmo do seu sistema."
        />
        <FormText {...field('ean')} optional maxLength={14} />
        <FormText {...field('marca')} optional maxLength={100} />
        <FormSelect {...field('categoria')} required prompt="Escolha…" options={categories.data ?? []} />
        <FormTextArea
          {...field('descricao')}
          optional
          className="col-span-full"
          rows={6}
          hint="Uma linha em branco separa parágrafos."
        />
        <FormSwitch {...field('ativo')} />
        <FormSwitch {...field('maiorDeIdade')} hint="O carrinho pede a confirmação da idade." />
      </FormSection>
      <FormSection
        title="Preço"
        {...(seesCost
          ? { help: 'O custo só vê quem altera preços: com ele os relatórios mostram a margem.' }
          : {})}
      >
        <FormMoney {...field('preco')} required />
        {seesCost && (
          <FormMoney {...field('custo')} optional hint="Quanto a loja paga por uma unidade, hoje." />
        )}
        {seesCost && <Margin form={form} />}
        <FormQuantity {...field('atacadominimo')} optional hint="Quantas unidades dão o preço de atacado." />
        <FormMoney {...field('atacadopreco')} optional />
        <TiersField form={form} />
        <FormMoney {...field('precoembalagem')} optional hint="Vazio: a loja não embrulha este produto." />
      </FormSection>
      <FormSection title="Venda" help="Em que quantidades se compra.">
        <FormText {...field('unidade')} maxLength={10} hint="Como UN, KG, CX." />
        <FormQuantity {...field('multiplo')} hint="Para comparar com o mínimo do atacado." />
        <FormQuantity
          {...field('granularidade')}
          hint="1 para unidades inteiras; 0,1 para cem gramas de um quilo."
        />
        <FormQuantity {...field('minimo')} />
        <FormQuantity {...field('maximo')} optional />
        <FormInteger
          {...field('peso')}
          optional
          min={1}
          max={LARGEST_WEIGHT}
          hint="Em gramas, para a taxa de entrega por peso."
        />
        <FormQuantity
          {...field('estoquebaixo')}
          optional
          hint="Com esta quantidade ou menos, aparece em Estoque como acabando."
        />
        {isNew && (
          <FormQuantity {...field('estoque')} optional hint="Vazio: o estoque deste produto não é contado." />
        )}
      </FormSection>
      <FormSection
        title="Organização"
        help="Etiquetas formam listas, como “oferta”. Agrupadores juntam sabores e tamanhos."
      >
        <FormTags {...field('tags')} optional suggestions={['oferta', 'novo', 'destaque']} />
        <FormTags {...field('agrupadores')} optional placeholder="Sabor: Morango" />
        <FormText
          {...field('principal')}
          optional
          maxLength={64}
          hint="O código do produto de que este é outro tamanho, cor ou sabor."
        />
      </FormSection>
      <FormSection title="Buscadores" help="Como o produto aparece no Google. Vazio: o nome e a descrição.">
        <FormText {...field('seotitulo')} optional maxLength={120} className="col-span-full" />
        <FormTextArea {...field('seodescricao')} optional rows={3} className="col-span-full" />
      </FormSection>
    </>
  );
}

/** What is left of the price. */
function Margin({ form }: Pick<ProductFormProps, 'form'>) {
  const [price, cost] = form.form.watch(['preco', 'custo']);
  // Not a number while it is typed.
  if (!Number.isInteger(price) || !Number.isInteger(cost) || !price || cost === null) return null;
  const share = ((price - cost) / price) * 100;
  return (
    <p className="col-span-full text-ink-2 text-sm">
      Sobram {formatMoney(centavos(price - cost))} por unidade (
      {share.toLocaleString('pt-BR', { maximumFractionDigits: 1 })} %).
    </p>
  );
}
