/** What the form of an area holds, as a person types it. */
import { formatClockTime, minutesOf } from '#features/suppliers/contract/clock-time.ts';
import { defined } from '#kernel/defined.ts';
import { centavos, ZERO } from '#kernel/money.ts';
import type { LngLat } from '../../domain/area.ts';
import type { AreaDraft, EditedBounds } from '../../domain/edited-area.ts';
import { cepWords, kilometresText, metresIn } from './bounds-words.ts';
import { type FeeRuleValues, feeRuleOf, feeRuleValues } from './fee-rule-values.ts';

export interface AreaValues extends FeeRuleValues {
  name: string;
  kind: string;
  cepFrom: string;
  cepTo: string;
  /** '' for the point that the area has. */
  storeId: string;
  kilometres: string;
  /** One corner each line: 'latitude, longitude'. */
  corners: string;
  fee: number | null;
  freeFrom: number | null;
  minimumOrder: number | null;
  leadHours: number | null;
  cutOff: string;
  position: number | null;
  active: boolean;
}

export const NEW_AREA: AreaDraft = {
  name: '',
  bounds: { kind: 'postal-range', from: '', to: '' },
  fee: ZERO,
  minimumOrder: ZERO,
  leadHours: 2,
  position: 1,
  active: true,
};

export const areaValues = ({ bounds, rule, ...area }: AreaDraft): AreaValues => ({
  name: area.name,
  kind: bounds.kind,
  cepFrom: bounds.kind === 'postal-range' ? cepWords(bounds.from) : '',
  cepTo: bounds.kind === 'postal-range' ? cepWords(bounds.to) : '',
  storeId: bounds.kind === 'around-store' ? bounds.storeId : '',
  kilometres: bounds.kind === 'radius' || bounds.kind === 'around-store' ? kilometresText(bounds.metres) : '',
  corners: bounds.kind === 'polygon' ? cornersText(bounds.polygons[0]?.[0] ?? []) : '',
  fee: area.fee,
  ...feeRuleValues(rule),
  freeFrom: area.freeFrom ?? null,
  minimumOrder: area.minimumOrder,
  leadHours: area.leadHours,
  cutOff: area.cutOff === undefined ? '' : formatClockTime(area.cutOff),
  position: area.position,
  active: area.active,
});

/** `before` keeps what the form does not show: a point without a store, several polygons. */
export const areaDraftOf = (values: AreaValues, before: AreaDraft): AreaDraft => ({
  name: values.name,
  bounds: boundsOf(values, before.bounds),
  fee: centavos(values.fee ?? 0),
  ...defined({
    rule: feeRuleOf(values),
    freeFrom: values.freeFrom === null ? undefined : centavos(values.freeFrom),
    cutOff: values.cutOff === '' ? undefined : minutesOf(values.cutOff),
  }),
  minimumOrder: centavos(values.minimumOrder ?? 0),
  leadHours: values.leadHours ?? 0,
  position: values.position ?? 0,
  active: values.active,
});

function boundsOf(values: AreaValues, before: EditedBounds): EditedBounds {
  const metres = metresIn(values.kilometres) ?? 0;
  switch (values.kind) {
    case 'polygon':
      return before.kind === 'polygon' && isIntricate(before)
        ? before
        : { kind: 'polygon', polygons: [[closedRing(cornersIn(values.corners) ?? [])]] };
    case 'around-store':
      return { kind: 'around-store', storeId: values.storeId, metres };
    case 'radius':
      return before.kind === 'radius' ? { ...before, metres } : before;
    default:
      return {
        kind: 'postal-range',
        from: values.cepFrom.replace(/\D/g, ''),
        to: values.cepTo.replace(/\D/g, ''),
      };
  }
}

/** Several polygons, or one with holes: shown, and kept as they are. */
export const isIntricate = (bounds: EditedBounds): boolean =>
  bounds.kind === 'polygon' && (bounds.polygons.length > 1 || (bounds.polygons[0]?.length ?? 0) > 1);

/** The corners, one in each line; undefined for a line that is none. */
export function cornersIn(text: string): readonly LngLat[] | undefined {
  const corners: LngLat[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d+)?)[\s,;]+(-?\d{1,3}(?:\.\d+)?)$/.exec(line) ?? [];
    if (latitude === undefined || longitude === undefined) return undefined;
    if (Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180) return undefined;
    corners.push([Number(longitude), Number(latitude)]);
  }
  return corners;
}

/** Without the last corner of a closed ring, which is the first again. */
export function cornersText(ring: readonly LngLat[]): string {
  const [first] = ring;
  const last = ring.at(-1);
  const isClosed = ring.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
  return (isClosed ? ring.slice(0, -1) : ring).map(([lng, lat]) => `${lat}, ${lng}`).join('\n');
}

const closedRing = (corners: readonly LngLat[]): readonly LngLat[] => {
  const [first] = corners;
  return first === undefined ? [] : [...corners, first];
};
