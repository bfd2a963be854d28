import { defined } from '#kernel/defined.ts';
import type { Notice } from '../domain/notice.ts';

const KINDS = {
  'no-mail-server': 'SEM_SERVIDOR_DE_EMAIL',
  'unsent-mails': 'EMAILS_NAO_ENVIADOS',
  'unknown-payments': 'PAGAMENTOS_SEM_DESFECHO',
  'failing-job': 'TAREFA_FALHANDO',
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

interface LastRun {
  readonly name: string;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly nextAt: Date;
  readonly done: number;
  readonly failures: number;
  readonly failedAt: Date | null;
  readonly lastError: string | null;
}

export const jobToWire = ({
  name,
  startedAt,
  finishedAt,
  nextAt,
  done,
  failures,
  failedAt,
  lastError,
}: LastRun) => ({
  nome: name,
  ultima: startedAt.toISOString(),
  duracaoMs: finishedAt.getTime() - startedAt.getTime(),
  proxima: nextAt.toISOString(),
  processados: done,
  falhas: failures,
  ...(failures === 0
    ? {}
    : defined({ falhouEm: failedAt?.toISOString(), ultimoErro: lastError ?? undefined })),
});
