import type { KeptType, NewType } from '../domain/subscription-type.ts';
import type { WireKeptType, WireTypeBody } from './panel-types.schema.ts';
import { intervalFromWire, typeToWire } from './subscription-type.wire.ts';

export const newTypeFromWire = (wire: WireTypeBody): NewType => ({
  label: wire.nome.trim(),
  description: (wire.descricao ?? '').trim(),
  interval: intervalFromWire(wire.intervalo),
  active: wire.ativo ?? true,
  position: wire.ordem ?? 0,
});

export const keptTypeToWire = (type: KeptType): WireKeptType => ({
  ...typeToWire(type),
  ativo: type.active,
  ordem: type.position,
});
