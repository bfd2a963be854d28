import type {
  Interval,
  IntervalUnit,
  NewType,
  PanelType,
  SubscriptionType,
} from '../domain/subscription-type.ts';
import type {
  WireInterval,
  WirePanelType,
  WireSubscriptionType,
  WireTypeBody,
} from './subscription-type.schema.ts';

const wireUnits = {
  day: 'DIA',
  week: 'SEMANA',
  month: 'MES',
} as const satisfies Record<IntervalUnit, WireInterval['unidade']>;

const units = { DIA: 'day', SEMANA: 'week', MES: 'month' } as const satisfies Record<
  WireInterval['unidade'],
  IntervalUnit
>;

export const intervalToWire = ({ unit, count }: Interval): WireInterval => ({
  unidade: wireUnits[unit],
  quantidade: count,
});

export const intervalFromWire = ({ unidade, quantidade }: WireInterval): Interval => ({
  unit: units[unidade],
  count: quantidade,
});

export const typeToWire = ({ id, label, description, interval }: SubscriptionType): WireSubscriptionType => ({
  idtipoassinatura: id,
  nome: label,
  descricao: description,
  intervalo: intervalToWire(interval),
});

export const typeFromWire = (wire: WireSubscriptionType): SubscriptionType => ({
  id: wire.idtipoassinatura,
  label: wire.nome,
  description: wire.descricao,
  interval: intervalFromWire(wire.intervalo),
});

export const newTypeFromWire = (wire: WireTypeBody): NewType => ({
  label: wire.nome.trim(),
  description: (wire.descricao ?? '').trim(),
  interval: intervalFromWire(wire.intervalo),
  active: wire.ativo ?? true,
  position: wire.ordem ?? 0,
});

export const panelTypeToWire = (type: PanelType): WirePanelType => ({
  ...typeToWire(type),
  ativo: type.active,
  ordem: type.position,
});
