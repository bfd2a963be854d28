import type { SessionDevice } from '../../domain/device.ts';
import type { WireDevice } from './devices.schema.ts';

export const deviceToWire = (device: SessionDevice): WireDevice => ({
  idsessao: device.id,
  dispositivo: device.name,
  aberta: new Date(device.openedAt).toISOString(),
  visto: new Date(device.seenAt).toISOString(),
  atual: device.current,
});

export const deviceFromWire = (wire: WireDevice): SessionDevice => ({
  id: wire.idsessao,
  name: wire.dispositivo,
  openedAt: Date.parse(wire.aberta),
  seenAt: Date.parse(wire.visto),
  current: wire.atual,
});
