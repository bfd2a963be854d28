/** Registration mails. Whether the e-mail or document has an account is checked here, and only the mail reveals it. */
import { hashOfOpaqueToken, newOpaqueToken } from '#platform/keys/opaque-token.ts';
import {
  approvedMail,
  documentsRequestedMail,
  refusedMail,
  registrationMail,
} from '../../contract/mails/account-shop-mails.ts';
import { DOCUMENT_KIND_NAMES } from '../../contract/registration/registration-document-texts.ts';
import { parseLoginName } from '../../domain/login/login-name.ts';
import type { DocumentKind } from '../../domain/registration/registration-document.ts';
import { customerOfClient } from '../clients/approvals.store.ts';
import { accountByLogin, accountLike } from '../clients/users.store.ts';
import { documentRequestsTo } from '../documents/registration-documents.store.ts';
import {
  firstName,
  type Letter,
  SAMPLE_CLIENT,
  SAMPLE_CODE,
  type SampledMail,
  type WriteLetter,
} from '../mails/letter.ts';
import { registrationById, writeRegistrationCode } from './registrations.store.ts';

export const registrationLetters: Readonly<Record<string, WriteLetter>> = {
  async registration(db, { supplierId = '', registrationId = '' }, { now }) {
    const row = await registrationById(db, supplierId, registrationId, now);
    if (row === undefined) return undefined;
    const { email, document, userName } = row;
    if ((await accountLike(db, email, undefined)) !== undefined) return known(email, 'este e-mail');
    const login = parseLoginName(document);
    // The document leads to the main user; linked users do not act for the company here.
    const holder = login && (await accountByLogin(db, login));
    // Nothing goes to the address that was typed: it may be a stranger's mailbox.
    if (holder !== undefined) return known(holder.email, 'o seu documento');
    const code = newOpaqueToken();
    await writeRegistrationCode(db, supplierId, row.id, hashOfOpaqueToken(code));
    return toConfirm({ to: email, name: userName, code });
  },

  async 'client-approved'(db, { supplierId = '', clientId = '' }) {
    const customer = await customerOfClient(db, supplierId, clientId);
    if (customer === undefined || !customer.approved) return undefined;
    return approved({ to: customer.email, name: customer.userName });
  },

  async 'client-refused'(db, { supplierId = '', clientId = '', reason = '' }) {
    const customer = await customerOfClient(db, supplierId, clientId);
    if (customer === undefined || customer.refusedAt === null) return undefined;
    return refused({ to: customer.email, name: customer.userName, reason });
  },

  async 'client-documents-requested'(db, { supplierId = '', clientId = '' }) {
    const customer = await customerOfClient(db, supplierId, clientId);
    const requested = (await documentRequestsTo(db, supplierId, [clientId])).get(clientId);
    if (customer === undefined || requested === undefined) return undefined;
    const { kinds, note } = requested;
    return documentsRequested({ to: customer.email, name: customer.userName, kinds, note });
  },
};

interface Reader {
  readonly to: string;
  readonly name: string;
}

const toConfirm = ({ to, name, code }: Reader & { readonly code: string }): Letter => ({
  shopMail: registrationMail,
  values: { name: firstName(name) },
  to,
  subject: 'Conclua o seu cadastro',
  paragraphs: [
    `Olá, ${firstName(name)}.`,
    'Para concluir o cadastro, abra o link e informe a senha que você criou. Ele vale por 24 horas e só pode ser usado uma vez.',
  ],
  button: { label: 'Concluir cadastro', path: `/cadastro/confirmar#codigo=${code}` },
  note: 'Se você não fez este cadastro, ignore este e-mail: nada é criado sem a senha, que só quem se cadastrou conhece.',
});

const approved = ({ to, name }: Reader): Letter => ({
  shopMail: approvedMail,
  values: { name: firstName(name) },
  to,
  subject: 'Seu cadastro foi aprovado',
  paragraphs: [
    `Olá, ${firstName(name)}.`,
    'Seu cadastro foi aprovado. Entre com o seu e-mail ou documento e a senha que você criou.',
  ],
  button: { label: 'Entrar', path: '/entrar' },
});

const refused = ({ to, name, reason }: Reader & { readonly reason: string }): Letter => ({
  shopMail: refusedMail,
  values: { name: firstName(name) },
  to,
  subject: 'Sobre o seu cadastro',
  paragraphs: [
    `Olá, ${firstName(name)}.`,
    'A loja analisou o seu cadastro e não o aprovou.',
    ...(reason === '' ? [] : [`Motivo: ${reason}`]),
    'Se algum dado mudou, ou se tiver dúvidas, fale com a loja.',
  ],
});

/** The page asks for the login, and shows who is not let in yet where the documents go. */
const documentsRequested = ({
  to,
  name,
  kinds,
  note,
}: Reader & { readonly kinds: readonly DocumentKind[]; readonly note: string }): Letter => ({
  shopMail: documentsRequestedMail,
  values: { name: firstName(name) },
  to,
  subject: 'Faltam documentos no seu cadastro',
  paragraphs: [
    `Olá, ${firstName(name)}.`,
    'Para analisar o seu cadastro, a loja precisa dos documentos abaixo.',
    ...kinds.map((kind) => `• ${DOCUMENT_KIND_NAMES[kind]}`),
    ...(note === '' ? [] : [`Recado da loja: ${note}`]),
    'Entre com o seu login e envie uma foto ou um PDF de cada um.',
  ],
  button: { label: 'Enviar documentos', path: '/conta/dados' },
});

const { name } = SAMPLE_CLIENT;

export const sampledAccountMails: readonly SampledMail[] = [
  { mail: registrationMail, sample: ({ to }) => toConfirm({ to, name, code: SAMPLE_CODE }) },
  { mail: approvedMail, sample: ({ to }) => approved({ to, name }) },
  {
    mail: refusedMail,
    sample: ({ to }) => refused({ to, name, reason: 'A loja não entrega na sua região.' }),
  },
  {
    mail: documentsRequestedMail,
    sample: ({ to }) =>
      documentsRequested({
        to,
        name,
        kinds: ['articles', 'identity'],
        note: 'O contrato pode ser a última alteração.',
      }),
  },
];

const known = (to: string, what: string): Letter => ({
  to,
  subject: 'Você já tem um cadastro',
  paragraphs: [
    `Alguém tentou se cadastrar com ${what}, que já tem um cadastro. Ele vale também nesta loja, e nada foi alterado.`,
    'Se foi você, entre com a senha de sempre. Se não se lembra dela, crie outra em “Esqueci minha senha”.',
  ],
  button: { label: 'Entrar', path: '/entrar' },
  note: 'Se não foi você, não é preciso fazer nada: sem a sua senha ninguém entra no seu cadastro.',
});
