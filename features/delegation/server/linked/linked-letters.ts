/** What the mails about linked users say. */
import {
  firstName,
  type Letter,
  SAMPLE_CLIENT,
  SAMPLE_CODE,
  type SampledMail,
} from '#features/accounts/server/mails/letter.ts';
import {
  linkedAcceptedMail,
  linkedInvitationMail,
  linkedRemovedMail,
  representativeInvitationMail,
} from '../../contract/delegation-shop-mails.ts';
import { INVITATION_DAYS } from '../../domain/linked-user.ts';
import { representativeLetter } from '../representative-mails.ts';

interface Person {
  readonly name: string;
  readonly email: string;
}

export const invitationLetter = ({
  to,
  inviter,
  client,
  code,
}: Readonly<Record<'to' | 'inviter' | 'client' | 'code', string>>): Letter => ({
  shopMail: linkedInvitationMail,
  values: { client },
  to,
  subject: `Convite para comprar por ${client}`,
  paragraphs: [
    'Olá.',
    `${inviter} convidou você para fazer pedidos em nome de ${client}.`,
    `Abra o link para aceitar. Ele vale por ${INVITATION_DAYS} dias e só pode ser usado uma vez.`,
  ],
  button: { label: 'Ver convite', path: `/convite#codigo=${code}` },
  note: 'Se você não conhece quem convidou, ignore este e-mail: nada muda.',
});

interface Accepted {
  readonly inviter: Person;
  readonly person: Person;
  readonly client: string;
}

export const acceptedLetter = ({ inviter, person, client }: Accepted): Letter => ({
  shopMail: linkedAcceptedMail,
  values: { name: firstName(inviter.name), person: person.name, client },
  to: inviter.email,
  subject: `${person.name} aceitou o convite`,
  paragraphs: [
    `Olá, ${firstName(inviter.name)}.`,
    `${person.name} (${person.email}) aceitou o convite e já pode fazer pedidos em nome de ${client}.`,
  ],
  button: { label: 'Ver usuários', path: '/usuarios' },
  note: 'Se você não reconhece esta pessoa, remova o acesso em “Usuários”.',
});

export const removedLetter = ({ to, client }: Readonly<Record<'to' | 'client', string>>): Letter => ({
  shopMail: linkedRemovedMail,
  values: { client },
  to,
  subject: `Você não compra mais por ${client}`,
  paragraphs: [
    `O seu acesso para fazer pedidos em nome de ${client} foi encerrado pelo usuário principal.`,
    'Os pedidos que você já fez continuam com a empresa.',
  ],
  note: 'Se isto foi um engano, fale com quem cuida das compras da empresa.',
});

const { name, company: client } = SAMPLE_CLIENT;
const code = SAMPLE_CODE;
const person = { name: 'Bruno Costa', email: 'bruno@exemplo.com.br' };

export const sampledDelegationMails: readonly SampledMail[] = [
  { mail: linkedInvitationMail, sample: ({ to }) => invitationLetter({ to, inviter: name, client, code }) },
  {
    mail: linkedAcceptedMail,
    sample: ({ to }) => acceptedLetter({ inviter: { name, email: to }, person, client }),
  },
  { mail: linkedRemovedMail, sample: ({ to }) => removedLetter({ to, client }) },
  { mail: representativeInvitationMail, sample: ({ to, shop }) => representativeLetter({ to, shop, code }) },
];
