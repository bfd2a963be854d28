import { useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { ShopAppearance, Versioned } from '#features/suppliers/domain/edited-shop.ts';
import { FormColour } from '#platform/panel/forms/fields/form-colour.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { useApi } from '#platform/web/use-api.ts';
import { changeAppearanceEndpoint } from '../../contract/shop/panel-shop.endpoints.ts';
import type { WireAppearance } from '../../contract/shop/panel-shop.schema.ts';
import { appearanceFromWire, appearanceToWire } from '../../contract/shop/panel-shop.wire.ts';
import { shopKey } from '../shop-query.ts';
import { appearanceIn, appearanceValues } from './appearance-values.ts';
import { ContrastList } from './contrast-list.tsx';
import { IconField } from './icon-field.tsx';
import { LogoField } from './logo-field.tsx';
import { ShopPreview } from './shop-preview.tsx';
import { StyleFields } from './style-fields.tsx';
import { styleLabels } from './style-words.ts';

const FIELDS = {
  cor_primaria: 'primary',
  cor_secundaria: 'secondary',
  cor_auxiliar: 'auxiliary',
  cor_texto: 'text',
  icone: 'icon',
};
const LABELS = {
  primary: 'Cor principal',
  secondary: 'Cor secundária',
  auxiliary: 'Cor de fundo',
  text: 'Texto sobre a cor principal',
  logo: 'Logomarca',
  icon: 'Ícone da aba',
  ...styleLabels,
};

/** The shop's colours, style and logo, beside the shop itself with what is tried. */
export function AppearanceForm({ appearance }: { readonly appearance: Versioned<ShopAppearance> }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const form = usePanelForm({
    values: appearanceValues(appearance),
    version: appearance.version,
    fields: FIELDS,
    saved: 'Aparência salva. A loja já está assim.',
    current: (state) => {
      const current = appearanceFromWire(state as WireAppearance);
      return { values: appearanceValues(current), version: current.version };
    },
    save: (values, version = 1) =>
      api.call(changeAppearanceEndpoint, {
        params: { idfornecedor: shop.id },
        body: appearanceToWire({ ...appearanceIn(values), version }),
      }),
    onSaved: () => queryClient.invalidateQueries({ queryKey: shopKey(shop.id) }),
  });
  const tried = appearanceIn(form.form.watch());
  return (
    <div className="flex flex-col gap-6">
      <FormBody form={form} labels={LABELS}>
        <FormSection
          title="Cores"
          help="A principal está em botões e no alto da loja; a secundária, em ofertas; a de fundo, em faixas. Sobre as outras a loja escolhe sozinha um texto que se lê. Em aparelhos no modo escuro a loja fica escura, com estas cores clareadas onde é preciso."
        >
          <FormColour form={form} name="primary" label={LABELS.primary} required />
          <FormColour form={form} name="text" label={LABELS.text} required />
          <FormColour form={form} name="secondary" label={LABELS.secondary} required />
          <FormColour form={form} name="auxiliary" label={LABELS.auxiliary} required />
          <ContrastList theme={tried} />
        </FormSection>
        <StyleFields form={form} />
        <FormSection title="Logomarca" help="PNG com fundo transparente fica bem sobre qualquer cor.">
          <LogoField form={form} />
        </FormSection>
        <FormSection
          title="Ícone da aba"
          help="O desenho pequeno na aba do navegador e no celular de quem instala a loja. Sem ele, fica a logomarca ou a inicial do nome."
        >
          <IconField form={form} />
        </FormSection>
      </FormBody>
      <ShopPreview theme={tried} />
    </div>
  );
}
