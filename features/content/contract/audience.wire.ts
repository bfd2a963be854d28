import { deliveryTypeFromWire, deliveryTypeToWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import { accept, type Result } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import { type Audience, type Schedule, type ScheduleStatus, scheduleStatus } from '../domain/audience.ts';
import type { WireAudience, WireShownTo } from './audience.schema.ts';
import { periodFromWire } from './panel-page.wire.ts';

export type Shown = Schedule & { readonly audience: Audience };

export function shownToFromWire({
  publicado = false,
  inicio,
  fim,
  publico = {},
}: WireShownTo): Result<Shown, { readonly code: 'no-such-moment' }> {
  const period = periodFromWire(defined({ inicio: inicio ?? undefined, fim: fim ?? undefined }));
  if (!period.ok) return period;
  return accept({ published: publicado, ...period.value, audience: audienceFromWire(publico) });
}

const audienceFromWire = (wire: WireAudience): Audience => ({
  devices: [...new Set(wire.dispositivos)],
  segmentIds: [...new Set(wire.segmentos)],
  groups: [...new Set(wire.grupos?.map((group) => group.trim()))],
  paymentMethodIds: [...new Set(wire.formasPagamento)],
  deliveryTypes: [...new Set(wire.tiposEntrega?.map(deliveryTypeFromWire))],
});

const STATUS = {
  draft: 'RASCUNHO',
  scheduled: 'AGENDADO',
  published: 'PUBLICADO',
  ended: 'ENCERRADO',
} as const satisfies Record<ScheduleStatus, string>;

export const shownToToWire = (shown: Shown, now: Instant) => ({
  ...shownToGiven(shown),
  situacao: STATUS[scheduleStatus(shown, now)],
});

/** As staff send it. */
export const shownToGiven = ({ published, from, until, audience }: Shown) => ({
  publicado: published,
  inicio: momentToWire(from),
  fim: momentToWire(until),
  publico: {
    dispositivos: [...audience.devices],
    segmentos: [...audience.segmentIds],
    grupos: [...audience.groups],
    formasPagamento: [...audience.paymentMethodIds],
    tiposEntrega: audience.deliveryTypes.map(deliveryTypeToWire),
  },
});

/** As the panel reads it in an answer. */
export const shownFromAnswer = ({ publicado = false, inicio, fim, publico = {} }: WireShownTo): Shown => ({
  published: publicado,
  ...defined({
    from: inicio == null ? undefined : Date.parse(inicio),
    until: fim == null ? undefined : Date.parse(fim),
  }),
  audience: audienceFromWire(publico),
});

const momentToWire = (at: Instant | undefined): string | null =>
  at === undefined ? null : new Date(at).toISOString();
