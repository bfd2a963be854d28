import { formatClockTime, minutesOf } from '#features/suppliers/contract/clock-time.ts';
import { defined } from '#kernel/defined.ts';
import { exactUnits } from '#kernel/exact-units.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { AreaBounds, LngLat } from '../domain/area.ts';
import type { AreaDraft, EditedArea, EditedBounds } from '../domain/edited-area.ts';
import type { FeeRule } from '../domain/fee-rule.ts';
import { joinRings, type Polygon, polygonsOf } from '../domain/join-rings.ts';
import type { NewArea, VersionedArea } from '../domain/panel-area.ts';
import {
  valueBandsFromWire,
  valueBandsToWire,
  weightBandsFromWire,
  weightBandsToWire,
} from './fee-basis.wire.ts';
import type { WireAreaBody, WireFeeRule, WirePanelArea } from './panel-fields.schema.ts';

type Refusal = { readonly code: 'fee-not-exact' | 'area-covers-nothing' };
type Wanted = NewArea & { readonly aroundStoreId?: string };

const USUAL_LEAD_HOURS = 2;

export function newAreaFromWire(wire: WireAreaBody): Result<Wanted, Refusal> {
  const bounds = boundsFromWire(wire);
  if (bounds === undefined) return refuse({ code: 'area-covers-nothing' });
  const { taxa, pedidoMinimo: minimum = 0 } = wire;
  const freeFrom = wire.gratisAcimaDe ?? undefined;
  const regraTaxa = wire.regraTaxa ?? undefined;
  const horarioLimite = wire.horarioLimite ?? undefined;
  if (![taxa, freeFrom ?? 0, minimum, ...amountsOf(regraTaxa)].every(isExact))
    return refuse({ code: 'fee-not-exact' });
  const around = wire.raio != null && 'idloja' in wire.raio ? { aroundStoreId: wire.raio.idloja } : {};
  return accept({
    name: wire.nome.trim(),
    bounds,
    fee: fromReais(taxa),
    ...defined({
      rule: regraTaxa === undefined ? undefined : ruleFromWire(regraTaxa),
      freeFrom: freeFrom === undefined ? undefined : fromReais(freeFrom),
    }),
    minimumOrder: fromReais(minimum),
    leadHours: wire.prazoHoras ?? USUAL_LEAD_HOURS,
    ...defined({ cutOff: horarioLimite === undefined ? undefined : minutesOf(horarioLimite) }),
    position: wire.ordem ?? 0,
    active: wire.ativa ?? true,
    ...around,
  });
}

export const panelAreaToWire = ({ bounds, rule, ...area }: VersionedArea): WirePanelArea => ({
  idarea: area.id,
  nome: area.name,
  geometria:
    bounds.kind === 'polygon'
      ? {
          type: 'MultiPolygon',
          coordinates: polygonsOf(bounds.ring).map((rings) => rings.map((ring) => ring.map((at) => [...at]))),
        }
      : null,
  raio:
    bounds.kind === 'radius'
      ? { lat: bounds.centre.latitude, lng: bounds.centre.longitude, metros: bounds.metres }
      : null,
  ceps: bounds.kind === 'postal-range' ? { de: bounds.from, ate: bounds.to } : null,
  taxa: toReais(area.fee),
  regraTaxa: rule === undefined ? null : ruleToWire(rule),
  gratisAcimaDe: area.freeFrom === undefined ? null : toReais(area.freeFrom),
  pedidoMinimo: toReais(area.minimumOrder),
  prazoHoras: area.leadHours,
  horarioLimite: area.cutOff === undefined ? null : formatClockTime(area.cutOff),
  ordem: area.position,
  ativa: area.active,
  versao: area.version,
});

/** As the panel reads an area; a polygon keeps its rings, from which it can be drawn. */
export const panelAreaFromWire = (wire: WirePanelArea): EditedArea => ({
  id: wire.idarea,
  version: wire.versao,
  name: wire.nome,
  bounds: editedBoundsFromWire(wire),
  fee: fromReais(wire.taxa),
  ...defined({
    rule: wire.regraTaxa === null ? undefined : ruleFromWire(wire.regraTaxa),
    freeFrom: wire.gratisAcimaDe === null ? undefined : fromReais(wire.gratisAcimaDe),
    cutOff: wire.horarioLimite === null ? undefined : minutesOf(wire.horarioLimite),
  }),
  minimumOrder: fromReais(wire.pedidoMinimo),
  leadHours: wire.prazoHoras,
  position: wire.ordem,
  active: wire.ativa,
});

export const areaDraftToWire = ({ bounds, rule, ...area }: AreaDraft): WireAreaBody => ({
  nome: area.name,
  geometria:
    bounds.kind === 'polygon'
      ? {
          type: 'MultiPolygon',
          coordinates: bounds.polygons.map((rings) => rings.map((ring) => ring.map((at) => [...at]))),
        }
      : null,
  raio:
    bounds.kind === 'around-store'
      ? { idloja: bounds.storeId, metros: bounds.metres }
      : bounds.kind === 'radius'
        ? { lat: bounds.centre.latitude, lng: bounds.centre.longitude, metros: bounds.metres }
        : null,
  ceps: bounds.kind === 'postal-range' ? { de: bounds.from, ate: bounds.to } : null,
  taxa: toReais(area.fee),
  regraTaxa: rule === undefined ? null : ruleToWire(rule),
  gratisAcimaDe: area.freeFrom === undefined ? null : toReais(area.freeFrom),
  pedidoMinimo: toReais(area.minimumOrder),
  prazoHoras: area.leadHours,
  horarioLimite: area.cutOff === undefined ? null : formatClockTime(area.cutOff),
  ordem: area.position,
  ativa: area.active,
});

function editedBoundsFromWire({ geometria, raio, ceps }: WirePanelArea): EditedBounds {
  if (ceps !== null) return { kind: 'postal-range', from: ceps.de, to: ceps.ate };
  if (raio !== null)
    return { kind: 'radius', centre: { latitude: raio.lat, longitude: raio.lng }, metres: raio.metros };
  return { kind: 'polygon', polygons: (geometria?.coordinates ?? []).map(polygonFromWire) };
}

/** Undefined unless there is exactly one of geometry, radius and range. Around a store, the centre is set later. */
function boundsFromWire({ geometria, raio, ceps }: WireAreaBody): AreaBounds | undefined {
  const said = [geometria, raio, ceps].filter((one) => one != null);
  if (said.length !== 1) return undefined;
  if (ceps != null)
    return { kind: 'postal-range', from: ceps.de.replace('-', ''), to: ceps.ate.replace('-', '') };
  if (raio != null) {
    const centre =
      'idloja' in raio ? { latitude: 0, longitude: 0 } : { latitude: raio.lat, longitude: raio.lng };
    return { kind: 'radius', centre, metres: raio.metros };
  }
  if (geometria == null) return undefined;
  const polygons = geometria.type === 'Polygon' ? [geometria.coordinates] : geometria.coordinates;
  return { kind: 'polygon', ring: joinRings(polygons.map(polygonFromWire)) };
}

const polygonFromWire = (rings: readonly (readonly (readonly number[])[])[]): Polygon =>
  rings.map((ring) => ring.map(([lng = 0, lat = 0]): LngLat => [lng, lat]));

const isExact = (reais: number): boolean => exactUnits(reais, 2) !== undefined;

function amountsOf(rule: WireFeeRule | undefined): number[] {
  if (rule === undefined) return [];
  if (rule.tipo === 'DISTANCIA') return [rule.porKm];
  return rule.faixas.flatMap(({ de, taxa }) => (rule.tipo === 'VALOR' ? [de, taxa] : [taxa]));
}

function ruleFromWire(wire: WireFeeRule): FeeRule {
  if (wire.tipo === 'DISTANCIA')
    return { kind: 'distance', includedMetres: wire.metrosInclusos, perKm: fromReais(wire.porKm) };
  return wire.tipo === 'PESO'
    ? { kind: 'weight', bands: weightBandsFromWire(wire.faixas) }
    : { kind: 'value', bands: valueBandsFromWire(wire.faixas) };
}

function ruleToWire(rule: FeeRule): WireFeeRule {
  if (rule.kind === 'distance')
    return { tipo: 'DISTANCIA', metrosInclusos: rule.includedMetres, porKm: toReais(rule.perKm) };
  return rule.kind === 'weight'
    ? { tipo: 'PESO', faixas: weightBandsToWire(rule.bands) }
    : { tipo: 'VALOR', faixas: valueBandsToWire(rule.bands) };
}
