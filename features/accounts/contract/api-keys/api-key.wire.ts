import { defined } from '#kernel/defined.ts';
import type { ApiKey } from '../../domain/api-key.ts';
import type { WireApiKey } from './api-keys.schema.ts';

export const apiKeyToWire = ({ id, name, createdAt, revokedAt }: ApiKey): WireApiKey => ({
  idchave: id,
  nome: name,
  criada: new Date(createdAt).toISOString(),
  ...defined({ revogada: revokedAt === undefined ? undefined : new Date(revokedAt).toISOString() }),
});
