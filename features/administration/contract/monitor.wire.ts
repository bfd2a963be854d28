import { defined } from '#kernel/defined.ts';
import type { Notice } from '../domain/notice.ts';

const KINDS = {
  'no-mail-server': 'SEM_SERVIDOR_DE_EMAIL',
  'unsent-mails': 'EMAILS_NAO_ENVIADOS',
  'unknown-payments': 'PAGAMENTOS_SEM_DESFECHO',
  'failing-job': 'TAREFA_FALHANDO',
  'paused-job': 'TAREFA_PAUSADA',
  'failed-domain': 'DOMINIO_FALHOU',
  'bad-certificate': 'CERTIFICADO',
  'no-second-step': 'SEM_SEGUNDA_ETAPA',
} as const satisfies Record<Notice['kind'], string>;

export function noticeToWire(notice: Notice) {
  const tipo = KINDS[notice.kind];
  switch (notice.kind) {
    case 'no-mail-server':
      return { tipo };
    case 'unsent-mails':
    case 'unknown-payments':
      return { tipo, quantos: notice.count };
    case 'failing-job':
    case 'paused-job':
    case 'no-second-step':
      return { tipo, nome: notice.name };
    case 'failed-domain':
    case 'bad-certificate':
      return {
        tipo,
        nome: notice.host,
        fornecedor: { idfornecedor: notice.shop.id, nome: notice.shop.name },
      };
  }
}

interface ShownJob {
  readonly name: string;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly nextAt: Date;
  readonly done: number;
  readonly failures: number;
  readonly failingSince: Date | null;
  readonly lastError: string | null;
  readonly hasRun: boolean;
  readonly pausedAt: Date | null;
  readonly requestedAt: Date | null;
  readonly runningSince: Date | null;
}

const instantOf = (at: Date | null): string | undefined => at?.toISOString();

export const jobToWire = (job: ShownJob) => ({
  nome: job.name,
  proxima: job.nextAt.toISOString(),
  processados: job.done,
  falhas: job.failures,
  ...(job.hasRun
    ? {
        ultima: job.startedAt.toISOString(),
        duracaoMs: job.finishedAt.getTime() - job.startedAt.getTime(),
      }
    : {}),
  ...defined({
    pausadaEm: instantOf(job.pausedAt),
    pedidaEm: instantOf(job.requestedAt),
    rodandoDesde: instantOf(job.runningSince),
  }),
  ...(job.failures === 0
    ? {}
    : defined({ falhandoDesde: instantOf(job.failingSince), ultimoErro: job.lastError ?? undefined })),
});

interface ShownLetter {
  readonly id: string;
  readonly jobName: string;
  readonly attempts: number;
  readonly firstFailedAt: Date;
  readonly lastFailedAt: Date;
  readonly error: string;
  readonly settledAt: Date | null;
}

export const deadLetterToWire = (letter: ShownLetter) => ({
  id: letter.id,
  tarefa: letter.jobName,
  tentativas: letter.attempts,
  desde: letter.firstFailedAt.toISOString(),
  ultimaFalha: letter.lastFailedAt.toISOString(),
  erro: letter.error,
  ...defined({ resolvidaEm: instantOf(letter.settledAt) }),
});
