import type { Representative, WaitingInvitation } from '../domain/represented-client.ts';
import type { WireRepresentative } from './panel-representatives.schema.ts';

export const representativeToWire = (one: Representative): WireRepresentative => ({
  idrepresentante: one.userId,
  nome: one.name,
  email: one.email,
  desde: new Date(one.since).toISOString(),
  totalClientes: one.clientCount,
});

export const invitationToWire = ({ id, email, invitedAt, expiresAt }: WaitingInvitation) => ({
  idconvite: id,
  email,
  enviadoEm: new Date(invitedAt).toISOString(),
  valeAte: new Date(expiresAt).toISOString(),
});
