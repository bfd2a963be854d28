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
