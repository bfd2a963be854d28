import type { RefusalTexts } from '#platform/contract/problem.ts';

export type StaffInvitationRefusal = 'invalid-invitation' | 'needs-login' | 'needs-name' | 'needs-password';

export const staffInvitationTexts: RefusalTexts<StaffInvitationRefusal> = {
  'invalid-invitation': {
    status: 422,
    message: 'Este convite venceu, foi retirado ou já foi usado. Peça outro a quem convidou você.',
  },
  'needs-login': {
    status: 422,
    message: 'Este e-mail já tem um cadastro no painel. Entre com ele para aceitar.',
  },
  'needs-name': { status: 422, message: 'Informe o seu nome.' },
  'needs-password': { status: 422, message: 'Crie uma senha.' },
};
