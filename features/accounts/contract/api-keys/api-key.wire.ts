import { defined } from '#kernel/defined.ts';
import { parseZonedMoment } from '#platform/contract/parse-moment.ts';
import type { ApiKey } from '../../domain/api-keys/api-key.ts';
import { knownScopes } from '../../domain/api-keys/api-scope.ts';
import type { WireApiKey, WireKeyChange } from './api-keys.schema.ts';

const momentOf = (instant: number | undefined) =>
  instant === undefined ? undefined : new Date(instant).toISOString();

export const apiKeyToWire = ({
  id,
  name,
  scopes,
  createdAt,
  expiresAt,
  lastUsedAt,
  revokedAt,
  replaced,
  version,
}: ApiKey): WireApiKey => ({
  idchave: id,
  nome: name,
  permissoes: [...scopes],
  criada: new Date(createdAt).toISOString(),
  versao: version,
  ...defined({
    vence: momentOf(expiresAt),
    usada: momentOf(lastUsedAt),
    revogada: momentOf(revokedAt),
    substituida: replaced,
  }),
});

const instantOf = (moment: string | undefined) => (moment === undefined ? undefined : Date.parse(moment));

export const apiKeyFromWire = (wire: WireApiKey): ApiKey => ({
  id: wire.idchave,
  name: wire.nome,
  scopes: knownScopes(wire.permissoes),
  createdAt: Date.parse(wire.criada),
  version: wire.versao,
  ...defined({
    expiresAt: instantOf(wire.vence),
    lastUsedAt: instantOf(wire.usada),
    revokedAt: instantOf(wire.revogada),
    replaced: wire.substituida,
  }),
});

/** A text that is no moment becomes NaN, which no key may expire at. */
export const keyChangeFromWire = ({ nome, permissoes, vence, versao }: WireKeyChange) => ({
  name: nome.trim(),
  scopes: permissoes,
  ...defined({ expiresAt: vence === undefined ? undefined : parseZonedMoment(vence) }),
  seen: versao,
});
