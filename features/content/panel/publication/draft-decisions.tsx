import { Suspense, useState } from 'react';
import type { Instant } from '#kernel/scope.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { ScheduleDraftDialog } from './schedule-draft-dialog.tsx';

interface DraftDecisionsProps {
  /** 'Publicar a página inicial?' */
  readonly question: string;
  /** What the schedule does, in the dialog that asks for the moment. */
  readonly schedule: string;
  /** Absent: it is not scheduled. */
  readonly publishAt: Instant | undefined;
  /** What the shop will show differently. */
  readonly words: readonly string[];
  readonly change: {
    readonly isPending: boolean;
    readonly publish: () => Promise<unknown>;
    /** `moment` as on the wire. */
    readonly schedule: (moment: string) => Promise<unknown>;
    readonly unschedule: () => Promise<unknown>;
    readonly discard: () => Promise<unknown>;
  };
}

/** The buttons that decide what becomes of a draft. */
export function DraftDecisions({ question, schedule, publishAt, words, change }: DraftDecisionsProps) {
  const [dialog, setDialog] = useState<'publish' | 'schedule' | 'discard'>();
  const close = (): void => setDialog(undefined);
  const isScheduled = publishAt !== undefined;
  return (
    <div className="flex flex-wrap gap-2">
      <Button tone="primary" onClick={() => setDialog('publish')}>
        Publicar agora
      </Button>
      <Button onClick={() => setDialog('schedule')}>{isScheduled ? 'Mudar a hora' : 'Publicar em…'}</Button>
      {isScheduled && (
        <Button
          busy={change.isPending}
          onClick={() => {
            change.unschedule().catch(failed);
          }}
        >
          Desfazer agendamento
        </Button>
      )}
      <Button tone="quiet" onClick={() => setDialog('discard')}>
        Descartar rascunho
      </Button>
      <ConfirmDialog
        open={dialog === 'publish'}
        onClose={close}
        title={question}
        text={
          words.length === 0
            ? 'O rascunho é igual ao que a loja mostra.'
            : 'A loja passa a mostrar, na hora e de uma vez:'
        }
        action="Publicar"
        onConfirm={change.publish}
      >
        {words.length > 0 && <DraftDifferences words={words} />}
      </ConfirmDialog>
      <ConfirmDialog
        open={dialog === 'discard'}
        onClose={close}
        title="Descartar o rascunho?"
        text="O que ainda não está na loja se perde, e o agendamento, se houver, é desfeito. A loja continua como está."
        action="Descartar"
        danger
        onConfirm={change.discard}
      />
      {dialog === 'schedule' && (
        <Suspense>
          <ScheduleDraftDialog
            publishAt={publishAt}
            description={schedule}
            onSchedule={change.schedule}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}

const SHOWN = 8;

export function DraftDifferences({ words }: { readonly words: readonly string[] }) {
  const rest = words.length - SHOWN;
  return (
    <ul aria-label="O que muda na loja" className="list-disc pl-5 text-sm">
      {words.slice(0, SHOWN).map((word) => (
        <li key={word}>{word}</li>
      ))}
      {rest > 0 && <li>{rest === 1 ? 'e mais uma mudança' : `e mais ${rest} mudanças`}</li>}
    </ul>
  );
}

const failed = (error: unknown): void =>
  showToast({
    tone: 'error',
    text: error instanceof ApiRefusal ? error.message : 'Não foi possível concluir. Tente de novo.',
  });
