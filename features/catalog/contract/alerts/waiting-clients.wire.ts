import { defined } from '#kernel/defined.ts';
import type { WaitingClient } from '../../domain/alerts/product-alert.ts';
import type { WireWaitingClient } from './waiting-clients.schema.ts';

const iso = (at: number): string => new Date(at).toISOString();

export const waitingClientToWire = ({ id, name, since, sentAt }: WaitingClient): WireWaitingClient => ({
  cliente: { id, nome: name },
  desde: iso(since),
  avisadoem: sentAt === undefined ? null : iso(sentAt),
});

export const waitingClientFromWire = ({ cliente, desde, avisadoem }: WireWaitingClient): WaitingClient => ({
  id: cliente.id,
  name: cliente.nome,
  since: Date.parse(desde),
  ...defined({ sentAt: avisadoem === null ? undefined : Date.parse(avisadoem) }),
});
