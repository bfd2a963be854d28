import { passwordTexts } from '#features/accounts/contract/clients/own-account-texts.ts';
import type { PasswordProblem } from '#features/accounts/domain/login/password-rules.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';

export const shopTexts: RefusalTexts<
  'slug-not-allowed' | 'slug-taken' | 'invalid-cnpj' | 'shop-incomplete' | 'state-not-allowed'
> = {
  'slug-not-allowed': {
    status: 422,
    message:
      'Este apelido não pode ser usado: use letras minúsculas, números e hífens, e nenhum nome reservado pelas páginas do site.',
  },
  'slug-taken': { status: 422, message: 'Este apelido já é de outra loja.' },
  'invalid-cnpj': { status: 422, message: 'O CNPJ ou CPF não é válido: confira os dígitos.' },
  'shop-incomplete': {
    status: 422,
    message: 'A loja ainda não pode vender: complete o que falta na lista de preparação.',
  },
  'state-not-allowed': { status: 422, message: 'A loja não pode passar da situação atual para esta.' },
};

export const requestTexts: RefusalTexts<
  'owner-only' | 'nothing-changes' | 'shop-changed-since' | 'slug-not-allowed' | 'slug-taken' | 'invalid-cnpj'
> = {
  'owner-only': {
    status: 403,
    message: 'Só quem é dono da loja pede, corrige ou retira uma mudança de nome e documentos.',
  },
  'nothing-changes': {
    status: 422,
    message: 'A loja já é assim: mude ao menos um dos dados antes de enviar.',
  },
  'shop-changed-since': {
    status: 409,
    message:
      'A loja mudou depois que a solicitação foi enviada. Devolva-a, para que o dono veja como a loja está e a envie de novo.',
  },
  'slug-not-allowed': shopTexts['slug-not-allowed'],
  'slug-taken': shopTexts['slug-taken'],
  'invalid-cnpj': shopTexts['invalid-cnpj'],
};

export const domainTexts: RefusalTexts<
  'not-a-domain' | 'domain-taken' | 'too-many-domains' | 'domain-not-found' | 'domain-not-confirmed'
> = {
  'not-a-domain': { status: 422, message: 'Informe um domínio da internet, como loja.exemplo.com.br.' },
  'domain-taken': { status: 422, message: 'Este domínio já está cadastrado em uma loja.' },
  'too-many-domains': { status: 422, message: 'A loja já tem o máximo de 20 domínios.' },
  'domain-not-found': { status: 404, message: 'A loja não tem este domínio.' },
  'domain-not-confirmed': { status: 422, message: 'Só um domínio confirmado pode ser o principal.' },
};

export const peopleTexts: RefusalTexts<'person-not-found' | 'last-administrator' | 'malformed-email'> = {
  'person-not-found': { status: 404, message: 'Não encontramos esta pessoa.' },
  'last-administrator': {
    status: 422,
    message: 'É preciso que reste uma pessoa na administração: convide outra antes.',
  },
  'malformed-email': { status: 422, message: 'E-mail inválido' },
};

export const settingsTexts: RefusalTexts<'no-such-site'> = {
  'no-such-site': {
    status: 422,
    message: 'Informe o apelido de uma loja, ou um endereço que comece por https://.',
  },
};

type Entry = PasswordProblem | 'too-many-attempts';
const entryTexts: RefusalTexts<Entry> = {
  ...passwordTexts,
  'too-many-attempts': { status: 429, message: 'Muitas tentativas. Espere alguns minutos e tente de novo.' },
};

export const firstRunTexts: RefusalTexts<
  Entry | 'malformed-email' | 'already-set-up' | 'wrong-code' | 'email-taken'
> = {
  ...entryTexts,
  'malformed-email': peopleTexts['malformed-email'],
  'already-set-up': {
    status: 409,
    message: 'Esta instalação já tem quem a administre. Entre com o seu e-mail.',
  },
  'wrong-code': {
    status: 422,
    message: 'O código não confere. Ele está nas últimas linhas que o servidor mostrou ao iniciar.',
  },
  'email-taken': { status: 422, message: 'Este e-mail já tem uma conta no painel.' },
};

export const invitationTexts: RefusalTexts<Entry | 'invitation-over' | 'wrong-password'> = {
  ...entryTexts,
  'invitation-over': {
    status: 422,
    message: 'Este convite venceu, já foi usado ou foi trocado por outro. Peça um novo a quem convidou.',
  },
  'wrong-password': { status: 403, message: 'A senha não confere com a da sua conta.' },
};

export const jobTexts: RefusalTexts<'job-not-found'> = {
  'job-not-found': { status: 404, message: 'Não há tarefa com este nome.' },
};
