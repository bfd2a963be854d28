import type { RecordedChange } from '../../domain/recorded-change.ts';
import type { WireChange } from './audit.schema.ts';

export const auditEntryToWire = (change: RecordedChange): WireChange => ({
  id: change.id,
  data: new Date(change.at).toISOString(),
  por: { nome: change.by, email: change.email },
  acao: change.action,
  alvo: change.subjectId,
  antes: change.before,
  depois: change.after,
});

export const auditEntryFromWire = (wire: WireChange): RecordedChange => ({
  id: wire.id,
  at: Date.parse(wire.data),
  by: wire.por.nome,
  email: wire.por.email,
  action: wire.acao,
  subjectId: wire.alvo,
  before: wire.antes,
  after: wire.depois,
});
