/** Invitation to represent a shop. Composed when it is sent, so that the secret of the link exists only in the mail. */

import type { Letter, WriteLetter } from '#features/accounts/server/mails/letter.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { hashOfOpaqueToken, newOpaqueToken } from '#platform/keys/opaque-token.ts';
import { representativeInvitationMail } from '../contract/delegation-shop-mails.ts';
import { INVITATION_DAYS, INVITATION_LIFETIME } from '../domain/linked-user.ts';
import { lockRepresentativeInvitation, writeRepresentativeCode } from './representative-invitations.store.ts';

/** The text must not reveal whether the invited person has an account. */
export const representativeInvitation: WriteLetter = async (
  db,
  { invitationId = '', supplierId = '' },
  { now },
) => {
  const invitation = await lockRepresentativeInvitation(db, supplierId, invitationId, now);
  if (invitation === undefined) return undefined;
  const shop = (await supplierByKey(db, supplierId))?.name ?? '';
  const code = newOpaqueToken();
  const expiresAt = now + INVITATION_LIFETIME;
  await writeRepresentativeCode(db, supplierId, invitationId, {
    codeHash: hashOfOpaqueToken(code),
    expiresAt,
  });
  return representativeLetter({ to: invitation.email, shop, code });
};

export const representativeLetter = ({
  to,
  shop,
  code,
}: Readonly<Record<'to' | 'shop' | 'code', string>>): Letter => ({
  shopMail: representativeInvitationMail,
  to,
  subject: `Convite para representar ${shop}`,
  paragraphs: [
    'Olá.',
    `${shop} convidou você para ser representante de vendas e fazer pedidos em nome dos clientes da loja.`,
    `Abra o link para aceitar. Ele vale por ${INVITATION_DAYS} dias e só pode ser usado uma vez.`,
  ],
  button: { label: 'Ver convite', path: `/convite-representante#codigo=${code}` },
  note: 'Se você não conhece a loja, ignore este e-mail: nada muda, e ela não fica sabendo quem você é.',
});
