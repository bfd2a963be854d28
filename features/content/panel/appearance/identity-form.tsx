import { useQueryClient } from '@tanstack/react-query';
import { shopChanged } from '#features/accounts/panel/shop-changed.ts';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { BRAZILIAN_ZONES, zonePlaces } from '#features/suppliers/domain/brazilian-zones.ts';
import type { ShopIdentity, Versioned } from '#features/suppliers/domain/edited-shop.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import type { Instant } from '#kernel/scope.ts';
import { formatTime } from '#kernel/time/time-zone.ts';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormTextArea } from '#platform/panel/forms/fields/form-text-area.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { useNow } from '#platform/panel/use-now.ts';
import { useApi } from '#platform/web/use-api.ts';
import { changeIdentityEndpoint } from '../../contract/shop/panel-shop.endpoints.ts';
import type { WireIdentity } from '../../contract/shop/panel-shop.schema.ts';
import { identityFromWire, identityToWire } from '../../contract/shop/panel-shop.wire.ts';
import { shopKey } from '../shop-query.ts';

const valuesOf = ({ version: _, ...identity }: Versioned<ShopIdentity>) => ({
  phone: '',
  whatsapp: '',
  email: '',
  notice: '',
  note: '',
  ...identity,
  timeZone: timeZoneOf(identity),
});

const FIELDS = {
  nome: 'name',
  descricao: 'description',
  razao_social: 'legalName',
  cnpj: 'cnpj',
  endereco: 'address',
  telefone: 'phone',
  aviso: 'notice',
  nota: 'note',
  fuso: 'timeZone',
};
const LABELS = {
  name: 'Nome da loja',
  description: 'Descrição',
  legalName: 'Razão social',
  cnpj: 'CNPJ ou CPF',
  address: 'Endereço',
  phone: 'Telefone',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  notice: 'Aviso no alto',
  note: 'Nota do rodapé',
  timeZone: 'Fuso horário',
};

/** Each with the time that its clocks show now. */
const zoneOptions = (now: Instant) =>
  BRAZILIAN_ZONES.map((zone) => ({
    value: zone,
    label: `${formatTime(now, zone)} · ${zonePlaces[zone]}`,
  }));

interface IdentityFormProps {
  readonly identity: Versioned<ShopIdentity>;
  /** Name and documents are left out: they change by a request to the platform. */
  readonly locked: boolean;
}

/** Who the shop is: name, documents, contact and the two short texts of every page. */
export function IdentityForm({ identity, locked }: IdentityFormProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const form = usePanelForm({
    values: valuesOf(identity),
    version: identity.version,
    fields: FIELDS,
    saved: 'Identidade salva, e já vale na loja.',
    current: (state) => {
      const current = identityFromWire(state as WireIdentity);
      return { values: valuesOf(current), version: current.version };
    },
    save: (values, version = 1) =>
      api.call(changeIdentityEndpoint, {
        params: { idfornecedor: shop.id },
        body: identityToWire({ ...values, version }),
      }),
    // The panel's own dates, too, follow the shop's zone and name.
    onSaved: () =>
      Promise.all([queryClient.invalidateQueries({ queryKey: shopKey(shop.id) }), shopChanged(queryClient)]),
  });
  return (
    <FormBody form={form} labels={LABELS}>
      <FormSection title="Loja">
        {!locked && (
          <FormText form={form} name="name" label={LABELS.name} required="Diga o nome." maxLength={80} />
        )}
        <FormTextArea
          form={form}
          name="description"
          label={LABELS.description}
          hint="Uma ou duas frases, para quem acha a loja em uma busca."
          optional
          rows={2}
          className="col-span-full"
        />
      </FormSection>
      <FormSection
        title={locked ? 'Contato' : 'Documentos e contato'}
        help="A lei pede nome, CNPJ ou CPF e endereço em todas as páginas de uma loja."
      >
        {!locked && (
          <>
            <FormText form={form} name="legalName" label={LABELS.legalName} required maxLength={120} />
            <FormText form={form} name="cnpj" label={LABELS.cnpj} required maxLength={20} />
          </>
        )}
        <FormText
          form={form}
          name="address"
          label={LABELS.address}
          required
          maxLength={200}
          className="col-span-full"
        />
        <FormText form={form} name="phone" label={LABELS.phone} type="tel" optional maxLength={30} />
        <FormText
          form={form}
          name="whatsapp"
          label={LABELS.whatsapp}
          hint="Com DDD. A loja mostra um botão que abre a conversa."
          type="tel"
          optional
          maxLength={30}
        />
        <FormText
          form={form}
          name="email"
          label={LABELS.email}
          hint="Também recebe avisos de pagamento."
          type="email"
          optional
          maxLength={254}
        />
      </FormSection>
      <FormSection
        title="Horário"
        help="Vale para entregas, horários de atendimento, programações, vencimentos, relatórios e datas impressas. Dias já fechados nos relatórios ficam como estão."
      >
        <FormSelect
          form={form}
          name="timeZone"
          label={LABELS.timeZone}
          hint="Com a hora de agora em cada lugar."
          options={zoneOptions(useNow())}
          className="col-span-full"
        />
      </FormSection>
      <FormSection title="Textos de todas as páginas">
        <FormText
          form={form}
          name="notice"
          label={LABELS.notice}
          hint="Uma faixa no alto da loja: Entregas suspensas no feriado."
          optional
          maxLength={160}
          className="col-span-full"
        />
        <FormText
          form={form}
          name="note"
          label={LABELS.note}
          optional
          maxLength={300}
          className="col-span-full"
        />
      </FormSection>
    </FormBody>
  );
}
