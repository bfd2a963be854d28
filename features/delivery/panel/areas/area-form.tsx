import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { FormInteger } from '#platform/panel/forms/fields/form-integer.tsx';
import { FormMoney } from '#platform/panel/forms/fields/form-money.tsx';
import { FormSwitch } from '#platform/panel/forms/fields/form-switch.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormTime } from '#platform/panel/forms/fields/form-time.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { useApi } from '#platform/web/use-api.ts';
import { areaDraftToWire, panelAreaFromWire } from '../../contract/panel-area.wire.ts';
import { addAreaEndpoint, changeAreaEndpoint } from '../../contract/panel-delivery.endpoints.ts';
import type { WirePanelArea } from '../../contract/panel-fields.schema.ts';
import type { EditedArea } from '../../domain/edited-area.ts';
import { type DeliverySettings, deliveryKey } from '../delivery-query.ts';
import { areaDraftOf, areaValues, NEW_AREA } from './area-values.ts';
import { BoundsFields } from './bounds-fields.tsx';
import { FeeFields } from './fee-fields.tsx';
import { type BandValues, bandsSummary } from './fee-rule-values.ts';

interface AreaFormProps {
  /** Absent: a new one. */
  readonly area: EditedArea | undefined;
  readonly delivery: DeliverySettings;
}

const FIELDS = { nome: 'name', taxa: 'fee', pedidoMinimo: 'minimumOrder', prazoHoras: 'leadHours' };
const LABELS = {
  name: 'Nome',
  kind: 'Como a área é definida',
  cepFrom: 'CEP inicial',
  cepTo: 'CEP final',
  kilometres: 'Raio',
  corners: 'Cantos do desenho',
  fee: 'Taxa',
  rule: 'Regra da taxa',
  perKm: 'Por km',
  weightBands: 'Faixas de peso',
  valueBands: 'Faixas de valor',
  freeFrom: 'Grátis a partir de',
  minimumOrder: 'Pedido mínimo',
  leadHours: 'Prazo',
  cutOff: 'Horário limite',
  position: 'Ordem',
  active: 'Aberta',
};

const SHOWN = {
  weightBands: (bands: readonly BandValues[]) => bandsSummary('weight', bands),
  valueBands: (bands: readonly BandValues[]) => bandsSummary('value', bands),
};

export function AreaForm({ area, delivery }: AreaFormProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const before = area ?? { ...NEW_AREA, position: afterAll(delivery.areas) };
  const others = useMemo(
    () => delivery.areas.filter(({ id, active }) => active && id !== area?.id),
    [delivery.areas, area?.id],
  );
  const back = () => navigate({ href: panelHref(shop, '/entrega') });
  const form = usePanelForm({
    values: areaValues(before),
    version: area?.version,
    fields: FIELDS,
    saved: ({ name, overlaps }: SavedArea) =>
      overlaps.length === 0
        ? `${name}: salva.`
        : `${name}: salva. Tem lugares em comum com ${overlaps.join(', ')}: vale a de menor ordem.`,
    current: (state) => {
      const current = panelAreaFromWire(state as WirePanelArea);
      return { values: areaValues(current), version: current.version };
    },
    save: async (values, version): Promise<SavedArea> => {
      const body = areaDraftToWire(areaDraftOf(values, before));
      const saved =
        area === undefined || version === undefined
          ? await api.call(addAreaEndpoint, { params: { idfornecedor: shop.id }, body })
          : await api.call(changeAreaEndpoint, {
              params: { idfornecedor: shop.id, idarea: area.id },
              body: { ...body, versao: version },
            });
      return { name: saved.nome, overlaps: saved.sobreposicoes.map(({ nome }) => nome) };
    },
    onSaved: async () => {
      await queryClient.invalidateQueries({ queryKey: deliveryKey(shop.id) });
      await back();
    },
  });
  return (
    <FormBody
      form={form}
      labels={LABELS}
      show={SHOWN}
      always={area === undefined}
      {...(area === undefined ? { onCancel: () => void back() } : {})}
    >
      <FormSection title="Área">
        <FormText form={form} name="name" label="Nome" required="Diga o nome." maxLength={80} />
        <FormInteger
          form={form}
          name="position"
          label="Ordem"
          hint="Onde duas áreas se encontram, vale a de menor ordem."
          required
          min={0}
          max={LAST}
        />
        <FormSwitch form={form} name="active" label="Aberta: a loja entrega nela" />
      </FormSection>
      <BoundsFields form={form} before={before.bounds} stores={delivery.stores} others={others} />
      <FeeFields form={form} hasStores={delivery.stores.length > 0} />
      <FormSection title="Pedido e prazo">
        <FormMoney
          form={form}
          name="minimumOrder"
          label="Pedido mínimo"
          hint="Zero: qualquer valor."
          required
          min={0}
        />
        <FormInteger
          form={form}
          name="leadHours"
          label="Prazo mínimo (horas)"
          hint="Do pedido até o primeiro horário oferecido."
          required
          min={0}
          max={720}
        />
        <FormTime
          form={form}
          name="cutOff"
          label="Horário limite"
          hint="Depois dele, o pedido conta no dia seguinte."
          optional
        />
      </FormSection>
    </FormBody>
  );
}

const LAST = 10_000;

const afterAll = (areas: readonly EditedArea[]): number =>
  Math.min(LAST, Math.max(0, ...areas.map(({ position }) => position)) + 1);

interface SavedArea {
  readonly name: string;
  readonly overlaps: readonly string[];
}
