import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { jobName } from '../../contract/job-names.ts';
import { localMoment } from '../local-moment.ts';
import type { WireDeadLetter } from './monitor-words.ts';

interface DeadLettersProps {
  readonly letters: readonly WireDeadLetter[];
  /** Absent for who may only read. */
  readonly onRun?: (job: string) => void;
}

/** Jobs that failed five times in a row or more; those that have succeeded since stay for 30 days. */
export const DeadLetters = ({ letters, onRun }: DeadLettersProps) =>
  letters.length > 0 && (
    <Card as="section" aria-label="Falhas definitivas" className="max-w-225">
      <h2 className="text-lg">Falhas definitivas</h2>
      <p className="text-ink-2 text-sm">
        Tarefas que falharam cinco vezes seguidas ou mais. Elas continuam tentando, no máximo com o intervalo
        de costume; corrigida a causa, execute-as logo.
      </p>
      <ul className="mt-2 divide-y divide-line">
        {letters.map(({ id, tarefa, tentativas, desde, ultimaFalha, erro, resolvidaEm }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <span className="flex min-w-60 flex-1 flex-col gap-0.5">
              <span className="flex flex-wrap items-center gap-2 font-semibold">
                {jobName(tarefa)}
                {resolvidaEm === undefined ? (
                  <Badge tone="danger">{tentativas} tentativas</Badge>
                ) : (
                  <Badge tone="success">Deu certo em {localMoment(resolvidaEm)}</Badge>
                )}
              </span>
              <span className="text-ink-2 text-sm wrap-anywhere">
                De {localMoment(desde)} a {localMoment(ultimaFalha)}: {erro}
              </span>
            </span>
            {resolvidaEm === undefined && onRun !== undefined && (
              <Button
                size="sm"
                aria-label={`Executar de novo: ${jobName(tarefa)}`}
                onClick={() => onRun(tarefa)}
              >
                Executar de novo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
