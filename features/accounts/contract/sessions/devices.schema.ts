import { type Static, Type } from 'typebox';
import { Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';

const Device = Type.Object({
  idsessao: Uuid,
  /** Example: 'Chrome no Windows'; empty where the browser is unknown. */
  dispositivo: Type.String(),
  aberta: Type.String({ format: 'date-time' }),
  visto: Type.String({ format: 'date-time' }),
  atual: Type.Boolean(),
});
export type WireDevice = Static<typeof Device>;

const tag = 'User';
const params = Type.Object({ idcliente: Uuid });

export const listDevicesSchema = {
  summary: 'As sessões abertas de quem pergunta, a mais recente primeiro.',
  tag,
  params,
  answer: Type.Object({ sessoes: Type.Array(Device) }),
} as const satisfies EndpointSchema;

export const endDeviceSchema = {
  summary: 'Encerra uma sessão de quem pede; uma já encerrada continua assim.',
  tag,
  params: Type.Object({ idcliente: Uuid, idsessao: Uuid }),
  answer: Type.Object({ ok: Type.Literal(true) }),
} as const satisfies EndpointSchema;

export const endOtherDevicesSchema = {
  summary: 'Encerra todas as sessões de quem pede, menos a que pede.',
  tag,
  params,
  answer: Type.Object({ ok: Type.Literal(true), encerradas: Type.Integer() }),
} as const satisfies EndpointSchema;
