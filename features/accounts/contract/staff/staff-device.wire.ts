import type { StaffDevice } from '../../domain/staff-device.ts';
import type { WireStaffDevice } from './own-access.schema.ts';

export const staffDeviceToWire = ({
  id,
  name,
  ip,
  openedAt,
  seenAt,
  current,
}: StaffDevice): WireStaffDevice => ({
  idsessao: id,
  aparelho: name ?? null,
  endereco: ip ?? null,
  aberta_em: new Date(openedAt).toISOString(),
  usada_em: new Date(seenAt).toISOString(),
  atual: current,
});

export const staffDeviceFromWire = (wire: WireStaffDevice): StaffDevice => ({
  id: wire.idsessao,
  openedAt: Date.parse(wire.aberta_em),
  seenAt: Date.parse(wire.usada_em),
  current: wire.atual,
  ...(wire.aparelho === null ? {} : { name: wire.aparelho }),
  ...(wire.endereco === null ? {} : { ip: wire.endereco }),
});
