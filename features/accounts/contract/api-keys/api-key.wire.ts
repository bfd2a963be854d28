import { defined } from '#kernel/defined.ts';
import type { ApiKey } from '../../domain/api-key.ts';
import type { WireApiKey } from './api-keys.schema.ts';

const momentOf = (instant: number | undefined) =>
  instant === undefined ? undefined : new Date(instant).toISOString();

export const apiKeyToWire = ({
  id,
  name,
  createdAt,
  expiresAt,
  lastUsedAt,
  revokedAt,
}: ApiKey): WireApiKey => ({
  idchave: id,
  nome: name,
  criada: new Date(createdAt).toISOString(),
  ...defined({ vence: momentOf(expiresAt), usada: momentOf(lastUsedAt), revogada: momentOf(revokedAt) }),
});

const instantOf = (moment: string | undefined) => (moment === undefined ? undefined : Date.parse(moment));

export const apiKeyFromWire = ({ idchave, nome, criada, vence, usada, revogada }: WireApiKey): ApiKey => ({
  id: idchave,
  name: nome,
  createdAt: Date.parse(criada),
  ...defined({ expiresAt: instantOf(vence), lastUsedAt: instantOf(usada), revokedAt: instantOf(revogada) }),
});
