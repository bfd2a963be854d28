/** Texts of the account mails. Each is composed when it is sent, so that the secret of a link exists only in its mail. */

import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { MailTimes, WriteMail } from '#platform/mail/outbox.ts';
import { parseLoginName } from '../../domain/login/login-name.ts';
import { type Account, accountByLogin, accountLike, accountOfUser } from '../clients/users.store.ts';
import { makeCode } from '../registration/mailed-code.ts';
import { registrationLetters } from '../registration/registration-mails.ts';
import { layOutLetter } from './lay-out-letter.ts';
import { firstName, type Letter, type WriteLetter } from './letter.ts';
import { ownMailOf } from './own-mails.store.ts';

const IF_NOT_YOU = 'Se não foi você, ignore este e-mail: nada muda.';
const BEWARE =
  'Se não foi você, crie outra senha agora em “Esqueci minha senha” e encerre os dispositivos que não conhece em “Meus dados”.';

const letters: Readonly<Record<string, WriteLetter>> = {
  ...registrationLetters,

  async 'password-recovery'(db, facts, times) {
    const login = parseLoginName(facts.login ?? '');
    const account = login && (await accountByLogin(db, login));
    if (account === undefined || isVoid(account, times)) return undefined;
    const { userId, email, name } = account;
    const code = await makeCode(db, { userId, purpose: 'password', email }, times.now);
    return {
      to: email,
      subject: 'Crie uma nova senha',
      paragraphs: [
        `Olá, ${firstName(name)}.`,
        'Recebemos um pedido para criar outra senha do seu cadastro. O link vale por 30 minutos e só pode ser usado uma vez.',
      ],
      button: { label: 'Criar nova senha', path: `/senha/nova#codigo=${code}` },
      note: IF_NOT_YOU,
    };
  },

  async 'email-confirmation'(db, { userId = '', email = '' }, times) {
    const account = await accountOfUser(db, userId);
    if (account === undefined || isVoid(account, times)) return undefined;
    const holder = await accountLike(db, email, undefined);
    if (holder !== undefined && holder.userId !== userId) return inUse(email);
    const code = await makeCode(db, { userId, purpose: 'email', email }, times.now);
    return {
      to: email,
      subject: 'Confirme seu e-mail',
      paragraphs: [
        `Olá, ${firstName(account.name)}.`,
        'Confirme que este e-mail é seu. O link vale por 30 minutos e só pode ser usado uma vez.',
      ],
      button: { label: 'Confirmar e-mail', path: `/email/confirmar#codigo=${code}` },
      note: IF_NOT_YOU,
    };
  },

  'password-changed': async (_, { email = '' }) => ({
    to: email,
    subject: 'Sua senha foi alterada',
    paragraphs: ['A senha do seu cadastro foi alterada, e as outras sessões abertas foram encerradas.'],
    note: BEWARE,
  }),

  'email-changing': async (_, { email = '' }) => ({
    to: email,
    subject: 'Pedido de troca de e-mail',
    paragraphs: [
      'Recebemos um pedido, feito com a sua senha, para trocar o e-mail do seu cadastro. A troca só vale quando o novo endereço for confirmado.',
    ],
    note: BEWARE,
  }),

  'staff-acted-for': async (_, { to = '', by = '', person = '', reason = '' }) => ({
    to,
    subject: 'A plataforma acessou o painel da sua loja',
    paragraphs: [
      `${by}, da administração da plataforma, entrou no painel da sua loja em nome de ${person}, por no máximo 30 minutos.`,
      `Motivo informado: ${reason}`,
      'Tudo o que for feito fica registrado na auditoria da loja, com o nome de quem fez.',
    ],
    note: 'Se você não esperava por isso, responda à administração da plataforma.',
  }),

  'email-changed': async (_, { email = '' }) => ({
    to: email,
    subject: 'O e-mail do seu cadastro foi alterado',
    paragraphs: ['O seu cadastro agora usa outro e-mail. Este endereço não serve mais para entrar.'],
    note: 'Se não foi você, fale com a loja.',
  }),
};

const inUse = (email: string): Letter => ({
  to: email,
  subject: 'Este e-mail já tem um cadastro',
  paragraphs: [
    'Alguém pediu para usar este e-mail em outro cadastro, mas ele já tem um. Nada foi alterado.',
    'Se foi você, entre com este e-mail e a senha dele.',
  ],
  note: IF_NOT_YOU,
});

/** A password change voids mails requested before it: somebody else may have requested them. */
const isVoid = ({ passwordChangedAt }: Account, { queuedAt }: MailTimes): boolean =>
  passwordChangedAt !== null && passwordChangedAt.getTime() > queuedAt;

export const accountMails = (publicUrl: string): Readonly<Record<string, WriteMail>> =>
  shopMails(publicUrl, letters);

/** Links lead to the supplier's stored domain, else to `publicUrl`; never to the host named in a request. */
export const shopMails = (
  publicUrl: string,
  written: Readonly<Record<string, WriteLetter>>,
): Readonly<Record<string, WriteMail>> =>
  Object.fromEntries(Object.entries(written).map(([kind, write]) => [kind, inShopsName(publicUrl, write)]));

const inShopsName =
  (publicUrl: string, write: WriteLetter): WriteMail =>
  async (db, facts, times): Promise<Mail | undefined> => {
    const shop = await supplierByKey(db, facts.supplierId ?? '');
    const letter = shop && (await write(db, facts, { ...times, zone: timeZoneOf(shop) }));
    if (shop === undefined || letter === undefined) return undefined;
    const { shopMail } = letter;
    const own = shopMail && (await ownMailOf(db, shop.id, shopMail.key));
    if (own?.enabled === false && shopMail?.mayBeOff) return undefined;
    return layOutLetter(publicUrl, shop, letter, own);
  };
