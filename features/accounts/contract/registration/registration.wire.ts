import type { Static } from 'typebox';
import type { GivenAnswer } from '#features/suppliers/domain/characteristic.ts';
import type { RegistrationDraft } from '../../domain/registration/registration.ts';
import type { RegistrationAnswer, RegistrationFields } from './registration.schema.ts';
import { REGISTRATION_SENT, WAITS_FOR_APPROVAL } from './registration-texts.ts';

export type WireRegistration = Static<typeof RegistrationFields>;

interface Request {
  readonly draft: RegistrationDraft;
  readonly password: string;
  readonly termsVersion?: number | undefined;
  readonly answers: readonly GivenAnswer[];
}

export const registrationToWire = ({
  draft,
  password,
  termsVersion,
  answers,
}: Request): WireRegistration => ({
  cpf: draft.document,
  nome: draft.name,
  razaosocial: draft.companyName,
  inscricaoestadual: draft.stateRegistration,
  email: draft.email,
  telefone: draft.phone,
  senha: password,
  termosuso: termsVersion ?? null,
  caracteristicas: answers.map(({ id, answer }) => ({ idcaracteristica: id, valor: answer })),
});

export const registrationFromWire = (wire: WireRegistration): Request => ({
  draft: {
    document: wire.cpf,
    name: wire.nome,
    companyName: wire.razaosocial ?? '',
    stateRegistration: wire.inscricaoestadual ?? '',
    email: wire.email,
    phone: wire.telefone,
  },
  password: wire.senha,
  termsVersion: wire.termosuso ?? undefined,
  answers: (wire.caracteristicas ?? []).map(({ idcaracteristica: id, valor }) => ({ id, answer: valor })),
});

export const registeredToWire = ({
  clientId,
  email,
  waits,
}: {
  readonly clientId: string;
  readonly email: string;
  readonly waits: boolean;
}): Static<typeof RegistrationAnswer> => ({
  ok: true,
  idcliente: clientId,
  email,
  cadastro_aprovado: !waits,
  message: REGISTRATION_SENT,
  message_after_create: waits ? WAITS_FOR_APPROVAL : null,
});
