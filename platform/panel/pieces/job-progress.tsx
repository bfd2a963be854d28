import { CircleAlert, CircleCheck } from 'lucide-react';
import { formatWhole } from '#kernel/number-format.ts';
import { Button } from '#platform/ui/button.tsx';

interface JobProgressProps {
  readonly label: string;
  readonly done: number;
  /** Undefined while it is being counted. */
  readonly total?: number | undefined;
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  /** In place of the usual words: '12 linhas com erro'. */
  readonly note?: string;
  readonly onCancel?: () => void;
  readonly cancelling?: boolean;
}

const words = {
  waiting: 'Na fila',
  running: 'Em andamento',
  done: 'Concluído',
  failed: 'Falhou',
  cancelled: 'Cancelado',
} as const;

/** How far a job is, and the way to stop it. */
export function JobProgress(props: JobProgressProps) {
  const { label, done, total, state, note, onCancel, cancelling = false } = props;
  const isOpen = state === 'waiting' || state === 'running';
  return (
    <div className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex items-center gap-2 font-semibold">
          {state === 'done' && <CircleCheck aria-hidden="true" className="size-5 text-success" />}
          {state === 'failed' && <CircleAlert aria-hidden="true" className="size-5 text-danger" />}
          {label}
        </p>
        {isOpen && onCancel !== undefined && (
          <Button size="sm" tone="danger" busy={cancelling} onClick={onCancel}>
            Cancelar
          </Button>
        )}
      </div>
      {isOpen && (
        <progress
          aria-label={label}
          className="meter"
          {...(total === undefined || total === 0 ? {} : { value: Math.min(done, total), max: total })}
        />
      )}
      <p role="status" className="text-ink-2 tabular-nums">
        {note ??
          `${words[state]} · ${total === undefined ? formatWhole(done) : `${formatWhole(done)} de ${formatWhole(total)}`}`}
      </p>
    </div>
  );
}
