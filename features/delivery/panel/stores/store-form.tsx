import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { LocateFixed } from 'lucide-react';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { geocodeEndpoint } from '#features/addresses/contract/places.endpoints.ts';
import { WEEKDAYS, weekdayLabel } from '#kernel/time/weekdays.ts';
import { FormInteger } from '#platform/panel/forms/fields/form-integer.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { addStoreEndpoint, changeStoreEndpoint } from '../../contract/panel-delivery.endpoints.ts';
import type { WirePanelStore } from '../../contract/panel-fields.schema.ts';
import { newStoreToWire, panelStoreFromWire } from '../../contract/panel-store.wire.ts';
import { deliveryKey, type PanelStore } from '../delivery-query.ts';
import { openingIn, positionIn, storeOf, storeValues } from './store-values.ts';

const FIELDS = {
  nome: 'name',
  descricao_endereco_loja: 'addressText',
  horario: 'hours',
  prazoHoras: 'leadHours',
};
const LABELS = {
  name: 'Nome',
  addressText: 'Endereço',
  position: 'Lugar no mapa',
  hours: 'Horário, em palavras',
  leadHours: 'Pronto em',
  opening: 'Abertura',
};

/** `store` is absent for a new one. */
export function StoreForm({ store }: { readonly store: PanelStore | undefined }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const back = () => navigate({ href: panelHref(shop, '/lojas') });
  const form = usePanelForm({
    values: storeValues(store),
    version: store?.version,
    fields: FIELDS,
    saved: ({ name }: PanelStore) => `${name}: salva, e já vale na loja.`,
    current: (state) => {
      const current = panelStoreFromWire(state as WirePanelStore);
      return { values: storeValues(current), version: current.version };
    },
    save: async (values, version) => {
      const body = newStoreToWire(storeOf(values));
      return panelStoreFromWire(
        store === undefined || version === undefined
          ? await api.call(addStoreEndpoint, { params: { idfornecedor: shop.id }, body })
          : await api.call(changeStoreEndpoint, {
              params: { idfornecedor: shop.id, idloja: store.id },
              body: { ...body, versao: version },
            }),
      );
    },
    onSaved: async () => {
      await queryClient.invalidateQueries({ queryKey: deliveryKey(shop.id) });
      await back();
    },
  });
  const find = useMutation({
    mutationFn: (texto: string) => api.call(geocodeEndpoint, { query: { texto } }),
    onSuccess: ({ lugar }) => {
      if (lugar === null) showToast({ text: 'Não encontramos este endereço no mapa.' });
      else form.form.setValue('position', `${lugar.lat}, ${lugar.lng}`, { shouldDirty: true });
    },
    onError: () => showToast({ text: 'Não foi possível procurar no mapa.' }),
  });
  return (
    <FormBody
      form={form}
      labels={LABELS}
      always={store === undefined}
      {...(store === undefined ? { onCancel: () => void back() } : {})}
    >
      <FormSection title="Loja">
        <FormText form={form} name="name" label="Nome" required="Diga o nome." maxLength={80} />
        <FormInteger
          form={form}
          name="leadHours"
          label="Pronto em (horas)"
          hint="Do pedido até poder retirar. Vazio: uma hora."
          optional
          min={0}
          max={720}
        />
        <FormText
          form={form}
          name="addressText"
          label="Endereço"
          required="Diga o endereço."
          maxLength={200}
          className="col-span-full"
        />
        <FormText
          form={form}
          name="position"
          label="Lugar no mapa"
          hint="Latitude, longitude, como os aplicativos de mapa copiam: -8.0476, -34.8770"
          required
          maxLength={60}
          check={(text) => (positionIn(text) === undefined ? 'Informe latitude, longitude.' : undefined)}
        />
        <Button
          className="self-center justify-self-start"
          busy={find.isPending}
          onClick={() => {
            const typed = form.form.getValues('addressText').trim();
            if (typed.length >= 3) find.mutate(typed);
            else showToast({ text: 'Diga primeiro o endereço.' });
          }}
        >
          <LocateFixed aria-hidden="true" className="size-4" />
          Achar pelo endereço
        </Button>
      </FormSection>
      <FormSection
        title="Abertura"
        help="Só se retira quando a loja está aberta. Por exemplo: 8h-12h, 14h-18h. Vazio: fechada. Todos vazios: a retirada segue só os horários da entrega."
      >
        <FormText
          form={form}
          name="hours"
          label="Horário, em palavras"
          hint="Como aparece na loja: Segunda a sábado, das 8h às 20h."
          optional
          maxLength={200}
          className="col-span-full"
        />
        {WEEKDAYS.map((day) => (
          <FormText
            key={day}
            form={form}
            name={`opening.${day}`}
            label={weekdayLabel(day)}
            optional
            maxLength={60}
            check={(text) =>
              openingIn(text) === undefined ? 'Informe períodos como 8h-12h, 14h-18h.' : undefined
            }
          />
        ))}
      </FormSection>
    </FormBody>
  );
}
