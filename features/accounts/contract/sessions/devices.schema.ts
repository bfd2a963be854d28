import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { done, instant, uuid } from '#platform/contract/fields.schema.ts';

const Device = Type.Object({
  idsessao: uuid,
  /** Example: 'Chrome no Windows'; empty where the browser is unknown. */
  dispositivo: Type.String(),
  aberta: instant,
  visto: instant,
  atual: Type.Boolean(),
});
export type WireDevice = Static<typeof Device>;

const tag = 'User';
const params = Type.Object({ idcliente: uuid });

export const listDevicesSchema = {
  summary: 'As sessões abertas de quem pergunta, a mais recente primeiro.',
  tag,
  params,
  answer: Type.Object({ sessoes: Type.Array(Device) }),
} as const satisfies EndpointSchema;

export const endDeviceSchema = {
  summary: 'Encerra uma sessão de quem pede; uma já encerrada continua assim.',
  tag,
  params: Type.Object({ idcliente: uuid, idsessao: uuid }),
  answer: done,
} as const satisfies EndpointSchema;

export const endOtherDevicesSchema = {
  summary: 'Encerra todas as sessões de quem pede, menos a que pede.',
  tag,
  params,
  answer: Type.Object({ ok: Type.Literal(true), encerradas: Type.Integer() }),
} as const satisfies EndpointSchema;
