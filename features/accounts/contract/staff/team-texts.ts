import type { RefusalTexts } from '#platform/contract/problem.ts';

export type TeamRefusal =
  | 'malformed-email'
  | 'too-many-requests'
  | 'too-many-invitations'
  | 'already-member'
  | 'role-not-found'
  | 'more-than-you-have'
  | 'last-owner'
  | 'invitation-not-found'
  | 'member-not-found';

export type StaffRoleRefusal =
  | 'role-not-found'
  | 'more-than-you-have'
  | 'name-taken'
  | 'role-in-use'
  | 'too-many-roles';

const ROLE_NOT_FOUND = { status: 404, message: 'Esta função não existe mais. Atualize a página.' } as const;
const MORE_THAN_YOU_HAVE = {
  status: 403,
  message: 'Você não pode dar, mudar ou tirar uma função que permite mais do que a sua.',
} as const;

/** Somebody else has changed the same thing: `facts` has its present state. */
export const teamTexts: RefusalTexts<TeamRefusal> = {
  'malformed-email': { status: 422, message: 'Informe um e-mail válido, como nome@exemplo.com.br.' },
  'too-many-requests': {
    status: 429,
    message: 'Muitos convites para este e-mail em pouco tempo. Aguarde alguns minutos.',
  },
  'too-many-invitations': {
    status: 422,
    message: 'Já há 50 convites em aberto. Retire um antes de convidar mais alguém.',
  },
  'already-member': { status: 409, message: 'Esta pessoa já faz parte da equipe.' },
  'role-not-found': ROLE_NOT_FOUND,
  'more-than-you-have': MORE_THAN_YOU_HAVE,
  'last-owner': {
    status: 409,
    message: 'A loja precisa de ao menos um dono. Torne outra pessoa dona antes.',
  },
  'invitation-not-found': { status: 404, message: 'Este convite não existe mais.' },
  'member-not-found': { status: 404, message: 'Esta pessoa não faz mais parte da equipe.' },
};

export const staffRoleTexts: RefusalTexts<StaffRoleRefusal> = {
  'role-not-found': ROLE_NOT_FOUND,
  'more-than-you-have': MORE_THAN_YOU_HAVE,
  'name-taken': { status: 409, message: 'Já há uma função com este nome.' },
  'role-in-use': {
    status: 409,
    message: 'Há pessoas ou convites com esta função. Dê outra função a eles antes de excluí-la.',
  },
  'too-many-roles': { status: 422, message: 'Uma loja pode ter até 30 funções próprias.' },
};
