import type { ApiKey } from '../../domain/api-key.ts';
import type { WireApiKey } from './api-keys.schema.ts';

export const apiKeyToWire = ({ id, name, createdAt, revokedAt }: ApiKey): WireApiKey => ({
  idchave: id,
  nome: name,
  criada: new Date(createdAt).toISOString(),
  ...(revokedAt === undefined ? {} : { revogada: new Date(revokedAt).toISOString() }),
});
