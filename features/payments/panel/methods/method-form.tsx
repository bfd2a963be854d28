import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { FormCheckboxGroup } from '#platform/panel/forms/fields/form-checkbox-group.tsx';
import { FormPercent } from '#platform/panel/forms/fields/form-percent.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormSwitch } from '#platform/panel/forms/fields/form-switch.tsx';
import { FormTags } from '#platform/panel/forms/fields/form-tags.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormTextArea } from '#platform/panel/forms/fields/form-text-area.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { useApi } from '#platform/web/use-api.ts';
import { methodDraftToWire, panelMethodFromWire } from '../../contract/methods/panel-method.wire.ts';
import type { WirePanelMethod } from '../../contract/methods/panel-method-fields.schema.ts';
import { addMethodEndpoint, changeMethodEndpoint } from '../../contract/methods/panel-methods.endpoints.ts';
import type { PanelMethod } from '../../domain/method-draft.ts';
import { PAYMENT_KINDS } from '../../domain/method-settings.ts';
import { kindWords } from '../charge-words.ts';
import { KindFields } from './kind-fields.tsx';
import { draftOf, methodValues, NEW_METHOD } from './method-values.ts';
import { methodsKey, type ShopMethods } from './methods-query.ts';

interface MethodFormProps {
  /** Absent: a new one. */
  readonly method: PanelMethod | undefined;
  readonly settings: ShopMethods;
}

/** Where the form has another name for a field of the call. */
const FIELDS = {
  nome: 'name',
  descricao: 'description',
  tiposEntrega: 'deliveryTypes',
  grupos: 'groups',
  provedor: 'provider',
  'pix.chave': 'pix.key',
  'cartao.maxParcelas': 'card.withoutInterest',
  'faturado.dias': 'days',
  'boleto.diasUteis': 'workingDays',
  'boleto.segundaVia': 'boleto.secondCopyDays',
  'boleto.conta.agencia': 'boleto.agency',
  'boleto.conta.conta': 'boleto.account',
  'boleto.conta.digitoAgencia': 'boleto.agencyDigit',
  'boleto.conta.digitoConta': 'boleto.accountDigit',
  'boleto.conta.carteira': 'boleto.wallet',
  'boleto.conta.convenio': 'boleto.agreement',
  'boleto.beneficiario.nome': 'boleto.payee',
  'boleto.beneficiario.documento': 'boleto.document',
  'boleto.multa': 'boleto.fine',
  'boleto.jurosMensal': 'boleto.interest',
};
const LABELS = {
  name: 'Nome',
  description: 'Texto para quem compra',
  effect: 'Efeito no preço',
  percent: 'Porcentagem',
  deliveryTypes: 'Para',
  active: 'Oferecida na loja',
  groups: 'Grupos de clientes',
  provider: 'Recebido por',
  pix: 'Chave Pix',
  card: 'Parcelas',
  days: 'Vencimentos',
  boleto: 'Boleto',
};
const DELIVERY_TYPES = [
  { value: 'delivery', label: 'Entrega' },
  { value: 'pickup', label: 'Retirada na loja' },
];
const EFFECTS = [
  { value: 'none', label: 'Nenhum' },
  { value: 'discount', label: 'Desconto' },
  { value: 'surcharge', label: 'Acréscimo' },
];

export function MethodForm({ method, settings }: MethodFormProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = usePanelForm({
    values: methodValues(method ?? NEW_METHOD),
    version: method?.version,
    fields: FIELDS,
    saved: ({ name, active }: PanelMethod) =>
      active ? `${name}: salvo, e já vale na loja.` : `${name}: salvo, desligado na loja.`,
    current: (state) => {
      const current = panelMethodFromWire(state as WirePanelMethod);
      return { values: methodValues(current), version: current.version };
    },
    save: async (values, version) => {
      const body = methodDraftToWire(draftOf(values));
      return panelMethodFromWire(
        method === undefined || version === undefined
          ? await api.call(addMethodEndpoint, { params: { idfornecedor: shop.id }, body })
          : await api.call(changeMethodEndpoint, {
              params: { idfornecedor: shop.id, idformapagto: method.id },
              body: { ...body, versao: version },
            }),
      );
    },
    onSaved: async () => {
      await queryClient.invalidateQueries({ queryKey: methodsKey(shop.id) });
      await navigate({ href: panelHref(shop, '/formas-de-pagamento') });
    },
  });
  const effect = form.form.watch('effect');
  return (
    <FormBody
      form={form}
      labels={LABELS}
      always={method === undefined}
      {...(method === undefined
        ? { onCancel: () => void navigate({ href: panelHref(shop, '/formas-de-pagamento') }) }
        : {})}
    >
      <FormSection title="Como aparece na loja">
        {method === undefined ? (
          <FormSelect
            form={form}
            name="kind"
            label="Tipo"
            hint="Não muda depois de salvo."
            options={PAYMENT_KINDS.map((kind) => ({ value: kind, label: kindWords[kind] }))}
          />
        ) : (
          <p className="text-sm">
            <span className="block font-semibold">Tipo</span>
            {kindWords[method.kind]}
          </p>
        )}
        <FormText form={form} name="name" label="Nome" required="Diga o nome." maxLength={60} />
        <FormTextArea
          form={form}
          name="description"
          label="Texto para quem compra"
          hint="Aparece abaixo do nome, no fim da compra."
          optional
          rows={2}
          className="col-span-full"
        />
        <FormCheckboxGroup
          form={form}
          name="deliveryTypes"
          label="Vale para"
          options={DELIVERY_TYPES}
          required="Marque entrega, retirada ou as duas."
        />
        <FormSwitch form={form} name="active" label="Oferecida na loja" />
        <FormTags
          form={form}
          name="groups"
          label="Grupos de clientes"
          hint="Só os clientes destes grupos veem e usam esta forma; quem sai do grupo deixa de ver, e visitantes não veem. Sem grupo, vale para todos."
          optional
          suggestions={settings.groups}
          maxLength={100}
        />
      </FormSection>
      <FormSection
        title="Efeito no preço"
        help={
          settings.pricesVary
            ? 'Muda o preço dos produtos para quem escolhe esta forma.'
            : 'Nesta loja o preço não muda com a forma de pagamento: o efeito fica guardado, mas não vale. Quem cuida da plataforma pode ligar isso.'
        }
      >
        <FormSelect form={form} name="effect" label="Efeito" options={EFFECTS} />
        {effect !== 'none' && (
          <FormPercent form={form} name="percent" label="Quanto" required min={1} max={9_000} />
        )}
      </FormSection>
      <KindFields form={form} accounts={settings.accounts} />
    </FormBody>
  );
}
