import type { UnsentMail } from '../../domain/unsent-mail.ts';
import type { WireUnsentMail } from './mails.schema.ts';

export const unsentMailToWire = (mail: UnsentMail): WireUnsentMail => ({
  id: mail.id,
  tipo: mail.kind,
  sobre: { ...mail.facts },
  pedidoEm: new Date(mail.createdAt).toISOString(),
  desistimosEm: new Date(mail.givenUpAt).toISOString(),
  tentativas: mail.tries,
  ultimoErro: mail.lastError,
});
