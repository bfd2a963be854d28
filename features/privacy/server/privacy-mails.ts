/** Mails of each step of a deletion. */

import { accountOfUser } from '#features/accounts/server/clients/users.store.ts';
import { shopMails } from '#features/accounts/server/mails/account-mails.ts';
import { firstName, type WriteLetter } from '#features/accounts/server/mails/letter.ts';
import { makeCode } from '#features/accounts/server/registration/mailed-code.ts';
import { formatLongDate } from '#kernel/time/time-zone.ts';
import type { WriteMail } from '#platform/mail/outbox.ts';
import { COOLING_OFF_DAYS } from '../domain/deletion.ts';

const letters: Readonly<Record<string, WriteLetter>> = {
  async 'deletion-asked'(db, { userId = '' }, { now }) {
    const account = await accountOfUser(db, userId);
    if (account === undefined) return undefined;
    const { email, name } = account;
    const code = await makeCode(db, { userId, purpose: 'deletion', email }, now);
    return {
      to: email,
      subject: 'Confirme a exclusão do seu cadastro',
      paragraphs: [
        `Olá, ${firstName(name)}.`,
        'Recebemos um pedido, feito com a sua senha, para excluir o seu cadastro e os seus dados. Ele só vale se você confirmar. O link vale por 30 minutos.',
        `Depois de confirmar, você ainda tem ${COOLING_OFF_DAYS} dias para desistir. Os pedidos já feitos ficam só com o que a lei manda guardar.`,
      ],
      button: { label: 'Confirmar exclusão', path: `/privacidade/excluir#codigo=${code}` },
      note: 'Se não foi você, ignore este e-mail e troque a sua senha: sem a confirmação, nada é excluído.',
    };
  },

  async 'deletion-offered'(db, { userId = '' }, { now }) {
    const account = await accountOfUser(db, userId);
    if (account === undefined) return undefined;
    const { email, name } = account;
    const code = await makeCode(db, { userId, purpose: 'deletion', email }, now);
    return {
      to: email,
      subject: 'Confirme a exclusão do seu cadastro',
      paragraphs: [
        `Olá, ${firstName(name)}.`,
        'A loja enviou este link porque você pediu a ela que os seus dados fossem excluídos. Só você decide: nada é excluído se você não confirmar. O link vale por 30 minutos.',
        `O cadastro é um só em todas as lojas que o usam, e é excluído em todas. Depois de confirmar, você ainda tem ${COOLING_OFF_DAYS} dias para desistir. Os pedidos já feitos ficam só com o que a lei manda guardar.`,
      ],
      button: { label: 'Confirmar exclusão', path: `/privacidade/excluir#codigo=${code}` },
      note: 'Se você não pediu, ignore este e-mail: sem a confirmação, nada é excluído.',
    };
  },

  'deletion-confirmed': async (_, { email = '', dueAt = '' }, { zone }) => ({
    to: email,
    subject: 'A exclusão do seu cadastro está marcada',
    paragraphs: [
      `O seu cadastro será excluído a partir de ${formatLongDate(Number(dueAt), zone)}. Se houver um pedido em andamento, esperamos que ele termine.`,
      'Até lá tudo continua como está. Para desistir, entre na loja e abra “Privacidade e dados”.',
    ],
    button: { label: 'Desistir da exclusão', path: '/conta/privacidade' },
    note: 'Se não foi você, entre agora, cancele a exclusão e troque a sua senha.',
  }),

  'deletion-cancelled': async (_, { email = '' }) => ({
    to: email,
    subject: 'A exclusão do seu cadastro foi cancelada',
    paragraphs: ['Você desistiu da exclusão. O seu cadastro e os seus dados continuam como estavam.'],
    note: 'Se não foi você, troque a sua senha.',
  }),

  'deletion-done': async (_, { email = '' }) => ({
    to: email,
    subject: 'O seu cadastro foi excluído',
    paragraphs: [
      'Como você pediu, excluímos o seu cadastro, endereços, carrinhos, listas, assinaturas e avisos, e ninguém entra mais com ele.',
      'Dos pedidos que você fez ficou só o que a lei fiscal manda guardar: número, datas, itens, valores e o documento.',
    ],
    note: 'Este é o último e-mail que mandamos para este endereço.',
  }),
};

export const privacyMails = (publicUrl: string): Readonly<Record<string, WriteMail>> =>
  shopMails(publicUrl, letters);
