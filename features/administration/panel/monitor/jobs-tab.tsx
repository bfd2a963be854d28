import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { jobName } from '../../contract/job-names.ts';
import { pauseJobEndpoint, resumeJobEndpoint, runJobEndpoint } from '../../contract/monitor.endpoints.ts';
import { localMoment } from '../local-moment.ts';
import { useMayChange } from '../platform-person.ts';
import { DeadLetters } from './dead-letters.tsx';
import type { WireDeadLetter, WireJob } from './monitor-words.ts';

/** With its day only where that is another one. */
function moment(text: string): string {
  const at = new Date(text);
  return at.toDateString() === new Date().toDateString() ? at.toLocaleTimeString('pt-BR') : localMoment(text);
}

/** Those that need somebody first, then by name. */
const inOrder = (jobs: readonly WireJob[]): readonly WireJob[] => {
  const rank = ({ falhas, pausadaEm }: WireJob): number => (falhas > 0 ? 0 : pausadaEm === undefined ? 2 : 1);
  return jobs.toSorted(
    (a, b) => rank(a) - rank(b) || jobName(a.nome).localeCompare(jobName(b.nome), 'pt-BR'),
  );
};

function JobState({ job }: { readonly job: WireJob }) {
  const { falhas, falhandoDesde, pausadaEm, pedidaEm, rodandoDesde, ultima } = job;
  return (
    <span className="flex flex-wrap gap-1.5">
      {rodandoDesde !== undefined && <Badge tone="info">Rodando</Badge>}
      {rodandoDesde === undefined && pedidaEm !== undefined && <Badge tone="info">Vai rodar</Badge>}
      {pausadaEm !== undefined && <Badge tone="warn">Pausada desde {moment(pausadaEm)}</Badge>}
      {falhas > 0 && (
        <Badge tone="danger">
          {falhas === 1 ? 'Falhou' : `Falhou ${falhas} vezes seguidas`}
          {falhandoDesde === undefined ? '' : ` desde ${moment(falhandoDesde)}`}
        </Badge>
      )}
      {falhas === 0 && ultima === undefined && <Badge>Ainda não rodou</Badge>}
      {falhas === 0 && ultima !== undefined && pausadaEm === undefined && (
        <Badge tone="success">Em dia</Badge>
      )}
    </span>
  );
}

const lastRun = ({ ultima }: WireJob): string => (ultima === undefined ? '–' : moment(ultima));
const nextRun = ({ proxima, pausadaEm }: WireJob): string =>
  pausadaEm === undefined ? moment(proxima) : 'Só a pedido';

const columns: readonly Column<WireJob>[] = [
  { id: 'nome', title: 'Tarefa', cell: ({ nome }) => jobName(nome), always: true },
  { id: 'estado', title: 'Estado', cell: (job) => <JobState job={job} /> },
  { id: 'ultima', title: 'Última vez', cell: lastRun },
  { id: 'proxima', title: 'Próxima', cell: nextRun },
  { id: 'processados', title: 'Processados', numeric: true, cell: ({ processados }) => processados },
  { id: 'erro', title: 'Último erro', cell: ({ ultimoErro }) => ultimoErro ?? '–' },
];

interface JobsTabProps {
  readonly jobs: readonly WireJob[];
  readonly letters: readonly WireDeadLetter[];
}

/** The platform's background jobs: how they run, and what a person does about it. */
export function JobsTab({ jobs, letters }: JobsTabProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const mayChange = useMayChange();
  const [pausing, setPausing] = useState<string>();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['platform'] });
  const run = useMutation({
    mutationFn: (nome: string) => api.call(runJobEndpoint, { body: { nome } }),
    onSuccess: async (_, nome) => {
      showToast({ text: `“${jobName(nome)}” vai rodar em alguns segundos.` });
      await refresh();
    },
  });
  const resume = useMutation({
    mutationFn: (nome: string) => api.call(resumeJobEndpoint, { body: { nome } }),
    onSuccess: async (_, nome) => {
      showToast({ text: `“${jobName(nome)}” foi retomada.` });
      await refresh();
    },
  });
  const actions = ({ nome, pausadaEm, pedidaEm }: WireJob) => (
    <span className="flex gap-1">
      <Button
        size="sm"
        className="whitespace-nowrap"
        aria-label={`Executar agora: ${jobName(nome)}`}
        busy={(run.isPending && run.variables === nome) || pedidaEm !== undefined}
        onClick={() => run.mutate(nome)}
      >
        Executar agora
      </Button>
      {pausadaEm === undefined ? (
        <Button
          size="sm"
          tone="quiet"
          aria-label={`Pausar: ${jobName(nome)}`}
          onClick={() => setPausing(nome)}
        >
          Pausar
        </Button>
      ) : (
        <Button
          size="sm"
          tone="quiet"
          aria-label={`Retomar: ${jobName(nome)}`}
          busy={resume.isPending && resume.variables === nome}
          onClick={() => resume.mutate(nome)}
        >
          Retomar
        </Button>
      )}
    </span>
  );
  return (
    <div className="flex flex-col gap-6">
      <Refused
        error={run.error ?? resume.error}
        otherwise="Não foi possível mudar a tarefa. Tente de novo."
      />
      <DeadLetters letters={letters} {...(mayChange ? { onRun: (nome: string) => run.mutate(nome) } : {})} />
      <DataTable
        name="platform-jobs"
        caption="Tarefas"
        columns={
          mayChange ? [...columns, { id: 'acoes', title: 'Ações', cell: actions, always: true }] : columns
        }
        rows={inOrder(jobs)}
        keyOf={({ nome }) => nome}
        card={(job) => (
          <span className="flex flex-col gap-2">
            <span className="font-semibold">{jobName(job.nome)}</span>
            <JobState job={job} />
            <span className="text-ink-2 text-sm">
              Última vez {lastRun(job)}, próxima {nextRun(job)}
            </span>
            {job.ultimoErro !== undefined && (
              <span className="text-ink-2 text-sm wrap-anywhere">{job.ultimoErro}</span>
            )}
            {mayChange && actions(job)}
          </span>
        )}
        empty={
          <EmptyState
            title="Nenhuma tarefa rodou ainda"
            text="As primeiras rodam segundos depois que um processo com o papel “jobs” começa."
          />
        }
      />
      <ConfirmDialog
        open={pausing !== undefined}
        onClose={() => setPausing(undefined)}
        title={`Pausar “${jobName(pausing ?? '')}”?`}
        text="Ela só roda a pedido, em todas as lojas, até alguém a retomar. Se está rodando agora, termina antes."
        action="Pausar tarefa"
        onConfirm={async () => {
          await api.call(pauseJobEndpoint, { body: { nome: pausing ?? '' } });
          await refresh();
          showToast({ text: `“${jobName(pausing ?? '')}” está pausada.` });
        }}
      />
    </div>
  );
}
