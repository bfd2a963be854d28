/** When and to whom something is shown, as a form holds it. */
import { instantOfWallClock, type TimeZone } from '#kernel/time/time-zone.ts';
import { type Audience, DEVICES, EVERYONE, type Schedule } from '../../domain/audience.ts';
import { wallClockOf } from '../moments.ts';

export interface ShownValues {
  published: boolean;
  from: string;
  until: string;
  devices: string[];
  segments: string[];
  groups: string[];
  payments: string[];
  deliveryTypes: string[];
}

type Shown = Schedule & { readonly audience: Audience };

const DELIVERY = ['delivery', 'pickup'] as const;

export const shownValues = ({ published, from, until, audience }: Shown, zone: TimeZone): ShownValues => ({
  published,
  from: wallClockOf(from, zone),
  until: wallClockOf(until, zone),
  devices: [...audience.devices],
  segments: [...audience.segmentIds],
  groups: [...audience.groups],
  payments: [...audience.paymentMethodIds],
  deliveryTypes: [...audience.deliveryTypes],
});

/** Something new begins as a draft for everyone. */
export const newShown = (): ShownValues => shownValues({ published: false, audience: EVERYONE }, 'UTC');

export const shownOf = (values: ShownValues, zone: TimeZone): Shown => ({
  published: values.published,
  ...(values.from === '' ? {} : { from: instantOfWallClock(values.from, zone) }),
  ...(values.until === '' ? {} : { until: instantOfWallClock(values.until, zone) }),
  audience: {
    devices: DEVICES.filter((device) => values.devices.includes(device)),
    segmentIds: values.segments,
    groups: values.groups,
    paymentMethodIds: values.payments,
    deliveryTypes: DELIVERY.filter((type) => values.deliveryTypes.includes(type)),
  },
});

/** For the notice about another person's changes. */
export const SHOWN_LABELS = {
  published: 'Ligado',
  from: 'Início',
  until: 'Fim',
  devices: 'Aparelhos',
  segments: 'Segmentos',
  groups: 'Grupos',
  payments: 'Formas de pagamento',
  deliveryTypes: 'Entrega ou retirada',
};

/** Fields of the wire whose name in the form differs. */
export const SHOWN_FIELDS = {
  publicado: 'published',
  inicio: 'from',
  fim: 'until',
  publico: 'groups',
} as const;
