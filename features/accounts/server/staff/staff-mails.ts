/** The mails about accounts of the panel. */
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import type { Db } from '#platform/db/database.ts';
import type { MailFacts, MailTimes, WriteMail } from '#platform/mail/outbox.ts';
import { roleName } from '../../contract/staff/role-names.ts';
import { firstName } from '../mails/letter.ts';
import { layOutStaffMail, type StaffLetter } from './lay-out-staff-mail.ts';
import { makeStaffCode } from './own/make-staff-code.ts';
import { type StaffRow, staffByEmail, staffById, staffLike } from './staff.store.ts';
import {
  newStaffInvitationCode,
  STAFF_INVITATION_MAIL,
  staffInvitationPath,
} from './team/issue-staff-invitation.ts';
import { openStaffInvitationById } from './team/staff-invitations.store.ts';

const IF_NOT_YOU = 'Se não foi você, ignore este e-mail: nada muda.';
const BEWARE =
  'Se não foi você, crie outra senha agora em “Esqueci minha senha” e encerre as sessões que não conhece em “Minha conta”.';

type WriteLetter = (db: Db, facts: MailFacts, times: MailTimes) => Promise<StaffLetter | undefined>;

const letters: Readonly<Record<string, WriteLetter>> = {
  async [STAFF_INVITATION_MAIL](db, { invitationId = '' }, { now }) {
    const invitation = await openStaffInvitationById(db, invitationId, now);
    if (invitation === undefined) return undefined;
    const { supplierId, email, role, by } = invitation;
    const shop = await supplierByKey(db, supplierId);
    if (shop === undefined) return undefined;
    const code = await newStaffInvitationCode(db, invitation);
    return {
      to: email,
      subject: `Convite para a equipe: ${shop.name}`,
      paragraphs: [
        `${by ?? 'A plataforma'} convidou você para a equipe da loja ${shop.name}. Sua função: ${roleName(role)}.`,
        'O link vale por 7 dias e só pode ser usado uma vez.',
      ],
      button: { label: 'Aceitar o convite', path: staffInvitationPath(code) },
      note: 'Se você não esperava este convite, ignore este e-mail: nada muda.',
    };
  },

  async 'staff-password-recovery'(db, { email = '' }, times) {
    const person = await staffByEmail(db, email);
    if (person === undefined || isVoid(person, times)) return undefined;
    const code = await makeStaffCode(db, { staffId: person.id, purpose: 'password', email }, times.now);
    return {
      to: email,
      subject: 'Crie uma nova senha do painel',
      paragraphs: [
        `Olá, ${firstName(person.name)}.`,
        'Recebemos um pedido para criar outra senha do painel. O link vale por 60 minutos e só pode ser usado uma vez.',
      ],
      button: { label: 'Criar nova senha', path: `/painel/conta/senha#codigo=${code}` },
      note: IF_NOT_YOU,
    };
  },

  async 'staff-email-confirmation'(db, { staffId = '', email = '' }, times) {
    const person = await staffById(db, staffId);
    if (person === undefined || isVoid(person, times)) return undefined;
    if ((await staffLike(db, email)) !== undefined)
      return {
        to: email,
        subject: 'Este e-mail já tem um cadastro no painel',
        paragraphs: ['Alguém pediu para usar este e-mail em outro cadastro do painel. Nada foi alterado.'],
        note: IF_NOT_YOU,
      };
    const code = await makeStaffCode(db, { staffId, purpose: 'email', email }, times.now);
    return {
      to: email,
      subject: 'Confirme seu e-mail do painel',
      paragraphs: [
        `Olá, ${firstName(person.name)}.`,
        'Confirme que este e-mail é seu. O link vale por 60 minutos e só pode ser usado uma vez.',
      ],
      button: { label: 'Confirmar e-mail', path: `/painel/conta/email#codigo=${code}` },
      note: IF_NOT_YOU,
    };
  },

  'staff-password-changed': async (_, { email = '' }) => ({
    to: email,
    subject: 'Sua senha do painel foi alterada',
    paragraphs: ['A senha do painel foi alterada, e as outras sessões abertas foram encerradas.'],
    note: BEWARE,
  }),

  'staff-email-changing': async (_, { email = '' }) => ({
    to: email,
    subject: 'Pedido de troca de e-mail do painel',
    paragraphs: [
      'Recebemos um pedido, feito com a sua senha, para trocar o e-mail com que você entra no painel. A troca só vale quando o novo endereço for confirmado.',
    ],
    note: BEWARE,
  }),

  'staff-email-changed': async (_, { email = '' }) => ({
    to: email,
    subject: 'O e-mail do seu cadastro no painel foi alterado',
    paragraphs: [
      'O seu cadastro no painel agora usa outro e-mail. Este endereço não serve mais para entrar.',
    ],
    note: 'Se não foi você, fale com o dono da loja.',
  }),
};

/** A password change voids mails requested before it: somebody else may have requested them. */
const isVoid = ({ passwordChangedAt }: StaffRow, { queuedAt }: MailTimes): boolean =>
  passwordChangedAt !== null && passwordChangedAt.getTime() > queuedAt;

export const staffMails = (publicUrl: string): Readonly<Record<string, WriteMail>> =>
  Object.fromEntries(
    Object.entries(letters).map(([kind, write]): [string, WriteMail] => [
      kind,
      async (db, facts, times) => {
        const letter = await write(db, facts, times);
        return letter && layOutStaffMail(publicUrl, letter);
      },
    ]),
  );
