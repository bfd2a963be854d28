import type { RefusalTexts } from '../contract/problem.ts';
import type { Suspicion } from './logging/security-events.ts';
import { HttpRefusal } from './refusal.ts';

export type CommonRefusal =
  | 'invalid-request'
  | 'session-required'
  | 'foreign-handle'
  | 'not-permitted'
  | 'client-not-chosen'
  | 'not-found'
  | 'supplier-conflict'
  | 'cross-site'
  | 'too-many-requests'
  | 'overloaded'
  | 'unavailable'
  | 'request-timeout'
  | 'body-too-large'
  | 'address-too-long'
  | 'unsupported-media-type'
  | 'unsupported-encoding'
  | 'headers-too-large';

/** Refusals that no feature owns. */
export const commonRefusals: RefusalTexts<CommonRefusal> = {
  'invalid-request': { status: 400, message: 'Há dados inválidos na solicitação.' },
  'session-required': { status: 401, message: 'Sessão expirada, efetue login novamente', action: 'logout' },
  'foreign-handle': { status: 401, message: 'Sessão expirada, efetue login novamente', action: 'logout' },
  'not-permitted': { status: 403, message: 'Seu perfil não permite esta operação.' },
  'client-not-chosen': { status: 403, message: 'Escolha um cliente para comprar em nome dele.' },
  'not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'supplier-conflict': { status: 400, message: 'O fornecedor informado não corresponde a este endereço.' },
  'cross-site': { status: 403, message: 'Esta solicitação não partiu da loja.' },
  'too-many-requests': {
    status: 429,
    message: 'Muitas solicitações em pouco tempo. Aguarde alguns instantes.',
  },
  overloaded: { status: 503, message: 'A loja está muito movimentada agora. Tente novamente em instantes.' },
  unavailable: { status: 503, message: 'A loja está indisponível no momento. Tente novamente em instantes.' },
  'request-timeout': { status: 408, message: 'A solicitação demorou demais para chegar. Tente novamente.' },
  'body-too-large': { status: 413, message: 'A solicitação é grande demais.' },
  'address-too-long': { status: 414, message: 'O endereço solicitado é longo demais.' },
  'unsupported-media-type': { status: 415, message: 'O formato da solicitação não é aceito.' },
  'unsupported-encoding': { status: 415, message: 'A solicitação não pode ser enviada comprimida.' },
  'headers-too-large': { status: 431, message: 'Os cabeçalhos da solicitação são grandes demais.' },
};

/** Refusals that honest clients hardly ever cause. */
const suspicious: Readonly<Partial<Record<CommonRefusal, Suspicion>>> = {
  'cross-site': 'cross-site',
  'not-permitted': 'not-permitted',
  'supplier-conflict': 'foreign-supplier',
};

export const refusalOf = (code: CommonRefusal, facts?: Readonly<Record<string, unknown>>): HttpRefusal =>
  new HttpRefusal(code, commonRefusals[code], facts, suspicious[code]);

/** The refusal, also logged as a security event. */
export const suspectedOf = (code: CommonRefusal, suspicion: Suspicion): HttpRefusal =>
  new HttpRefusal(code, commonRefusals[code], undefined, suspicion);

/** Used for both foreign and missing things, so that nobody learns which ids exist. */
export const notFound = (): HttpRefusal => refusalOf('not-found');
