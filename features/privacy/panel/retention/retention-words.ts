/** What shops are shown of the periods. */
import type { Period } from '../../domain/retention/period.ts';
import { RETENTION, type RetentionKey } from '../../domain/retention/retention-periods.ts';
import type { UnlimitedKey } from '../../domain/retention/unlimited-tables.ts';

export interface RetentionRow {
  readonly what: string;
  readonly howLong: string;
  readonly why?: string;
}

interface Words {
  readonly what: string;
  /** From when the period counts: '6 meses depois do fim do acesso'. */
  readonly since: string;
  readonly why?: string;
}

/** Null: nothing about the shop or its clients. */
const LIMITED: Readonly<Record<RetentionKey, Words | null>> = {
  'access-log': {
    what: 'Acessos da equipe ao painel, com data, hora e endereço de rede',
    since: 'depois do fim do acesso',
    why: 'Marco Civil da Internet, art. 15',
  },
  sessions: { what: 'Acessos dos clientes, sem endereço de rede', since: 'depois de vencidos' },
  audit: {
    what: 'Auditoria: quem mudou o quê, e quando',
    since: 'depois da mudança',
    why: 'Código de Defesa do Consumidor, art. 27; Código Tributário, art. 173',
  },
  stock: {
    what: 'Movimentos do estoque',
    since: 'depois do movimento',
    why: 'Código Tributário, art. 173',
  },
  visits: { what: 'Visitas e compras medidas, sem nomes', since: 'depois do dia' },
  'visit-sums': { what: 'Somas das visitas por dia, sem nomes', since: 'depois do dia' },
  'unsent-measurements': { what: 'Compras que o Google Analytics não recebeu', since: 'depois da compra' },
  searches: { what: 'Textos buscados na loja, sem quem buscou', since: 'depois do dia' },
  recommendations: {
    what: 'Recomendações que um cliente abriu ou dispensou',
    since: 'depois da última vez',
    why: 'Só com a permissão do cliente (personalização)',
  },
  feedback: null,
  alerts: { what: 'Avisos de produto enviados ou cancelados', since: 'depois do envio' },
  windows: { what: 'Lugares tomados em horários de entrega', since: 'depois do dia' },
  'order-keys': null,
  assets: null,
  attempts: { what: 'Contagem de tentativas de login, sem nome nem endereço', since: 'depois da tentativa' },
  expired: {
    what: 'Cadastros não confirmados, convites, links e códigos',
    since: '',
    why: 'LGPD, art. 6º, III',
  },
  'staff-invitations': { what: 'Convites da equipe', since: 'depois de vencidos' },
  'unsent-mails': { what: 'E-mails que não puderam ser entregues', since: 'depois da última tentativa' },
  'export-files': { what: 'Arquivos de exportações agendadas', since: 'depois de prontos' },
  'export-runs': { what: 'Histórico das exportações, sem os arquivos', since: 'depois de prontas' },
  'sheet-lines': { what: 'Linhas de planilhas importadas', since: 'depois do envio' },
  'sheet-history': { what: 'Histórico das importações de planilhas', since: 'depois do envio' },
  'dead-letters': null,
  'job-runs': null,
  'mail-files': null,
};

const UNLIMITED_ROWS: Readonly<Record<UnlimitedKey, RetentionRow | null>> = {
  sales: {
    what: 'Pedidos, pagamentos, notas fiscais e devoluções',
    howLong: 'Sem prazo; sem o nome do cliente depois da exclusão do cadastro',
    why: 'A lei pede ao menos 5 anos: Código Tributário, art. 173, 174 e 195',
  },
  clients: {
    what: 'Cadastro, endereços, documentos, listas, conversas e notas sobre o cliente',
    howLong: 'Até a exclusão do cadastro',
    why: 'LGPD, art. 16 e 18',
  },
  goods: null,
  shop: null,
  platform: null,
  queues: null,
  demo: null,
};

const UNITS = {
  hour: ['hora', 'horas'],
  day: ['dia', 'dias'],
  month: ['mês', 'meses'],
  year: ['ano', 'anos'],
} as const;

export function periodText({ count, unit }: Period): string {
  if (count === 0) return 'Até vencerem';
  return `${count} ${UNITS[unit][count === 1 ? 0 : 1]}`;
}

/** The rows that concern a shop: first what has no period, then the others. */
export const RETENTION_ROWS: readonly RetentionRow[] = [
  ...Object.values(UNLIMITED_ROWS).filter((row) => row !== null),
  ...Object.entries(LIMITED).flatMap(([key, words]) => {
    if (words === null) return [];
    const { what, since, why } = words;
    const howLong = `${periodText(RETENTION[key as RetentionKey].period)} ${since}`.trim();
    return [{ what, howLong, ...(why === undefined ? {} : { why }) }];
  }),
];
