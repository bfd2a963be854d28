import type { RefusalTexts } from '#platform/contract/problem.ts';

export type ExportRefusal =
  | 'export-not-found'
  | 'export-file-not-found'
  | 'export-not-allowed'
  | 'export-maker-outside'
  | 'export-no-period'
  | 'export-no-such-filter'
  | 'export-no-such-column'
  | 'export-no-such-time'
  | 'export-recipient-outside'
  | 'export-recipient-may-not'
  | 'export-too-many'
  | 'export-under-way'
  | 'export-run-not-found'
  | 'export-run-ended';

export const exportsTexts: RefusalTexts<ExportRefusal> = {
  'export-not-found': { status: 404, message: 'Exportação não encontrada.' },
  'export-file-not-found': {
    status: 404,
    message: 'Este arquivo não existe mais: cada um fica guardado por 30 dias.',
  },
  'export-not-allowed': {
    status: 403,
    message: 'A sua função na loja não permite ver estes dados. Fale com o dono da loja.',
  },
  'export-maker-outside': {
    status: 403,
    message: 'Só quem é da equipe da loja agenda exportações: alguém da loja responde por elas.',
  },
  'export-no-period': { status: 422, message: 'Escolha o período que o arquivo cobre.' },
  'export-no-such-filter': { status: 422, message: 'Este filtro não existe para esta exportação.' },
  'export-no-such-column': { status: 422, message: 'Há colunas que esta exportação não tem.' },
  'export-no-such-time': {
    status: 422,
    message: 'Informe o dia da semana ou do mês em que a exportação é feita.',
  },
  'export-recipient-outside': {
    status: 422,
    message: 'Só pessoas da equipe da loja recebem exportações. Convide a pessoa em “Equipe”.',
  },
  'export-recipient-may-not': {
    status: 422,
    message: 'Há pessoas que não podem ver estes dados. Tire-as, ou mude a função delas.',
  },
  'export-too-many': { status: 422, message: 'A loja já tem 50 exportações agendadas: exclua uma antes.' },
  'export-under-way': { status: 409, message: 'Esta exportação já está sendo feita.' },
  'export-run-not-found': { status: 404, message: 'Execução não encontrada.' },
  'export-run-ended': { status: 409, message: 'Esta execução já terminou: não há o que cancelar.' },
};
