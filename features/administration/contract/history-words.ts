/** What the platform's own acts are called. What was done at a shop has the names of that shop's audit. */
import { actionName, auditKinds } from '#features/accounts/contract/audit/action-names.ts';

const ownKinds: Readonly<Record<string, string>> = {
  installation: 'Instalação',
  invitation: 'Convites da plataforma',
  job: 'Tarefas da plataforma',
  person: 'Pessoas da plataforma',
  settings: 'Configurações da plataforma',
};

const ownActions: Readonly<Record<string, string>> = {
  'installation.begun': 'Primeiro acesso da instalação',
  'invitation.accepted': 'Convite aceito',
  'invitation.withdrawn': 'Convite desfeito',
  'job.paused': 'Tarefa pausada',
  'job.resumed': 'Tarefa retomada',
  'job.run-requested': 'Tarefa executada a pedido',
  'mails.queued-again': 'E-mails postos de volta na fila',
  'person.added': 'Pessoa posta na plataforma por um comando do servidor',
  'person.created': 'Pessoa criada por um comando do servidor',
  'person.invited': 'Pessoa convidada para a plataforma',
  'person.removed': 'Pessoa tirada da plataforma',
  'person.role-changed': 'Papel mudado na plataforma',
  'settings.default-site-changed': 'Site padrão mudado',
  'shop.opened': 'Loja aberta, em preparação',
  'staff.acted-for': 'Entrou no painel em nome de uma pessoa',
  'staff.owner-invited': 'Dono de loja convidado',
  'order.looked-at': 'Pedido consultado',
  'client.looked-at': 'Cliente consultado',
};

/** Kinds of acts, for the filter. */
export const historyKinds: Readonly<Record<string, string>> = { ...ownKinds, ...auditKinds };

export const historyActionName = (action: string): string => ownActions[action] ?? actionName(action);
