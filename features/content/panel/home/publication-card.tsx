import { Suspense, useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime, type TimeZone } from '#kernel/time/time-zone.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import type { EditedDraft, EditedHome } from '../../contract/home/home-draft.wire.ts';
import type { HomeBlock } from '../../domain/home/home-block.ts';
import { differenceWords, draftDifference } from './draft-difference.ts';
import { ScheduleHomeDialog } from './schedule-home-dialog.tsx';
import { usePublication } from './use-publication.ts';

interface PublicationCardProps {
  readonly home: EditedHome;
  readonly nameOf: (block: HomeBlock) => string;
  readonly mayWrite: boolean;
}

/** What the shop shows and what it will, and the buttons that decide it. */
export function PublicationCard({ home, nameOf, mayWrite }: PublicationCardProps) {
  const { shop } = useStaffPlace();
  const zone = timeZoneOf(shop);
  const { draft, published } = home;
  const words =
    draft === undefined ? [] : differenceWords(draftDifference(published.blocks, draft.blocks), nameOf);
  return (
    <section
      aria-label="Publicação"
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 md:p-5"
    >
      <div className="flex flex-col gap-1">
        <p className="font-semibold">{stateWords(home, zone)}</p>
        <p className="text-ink-2 text-sm">{authorWords(home, zone)}</p>
      </div>
      {draft?.behind === true && (
        <Alert tone="warn" title="A página publicada mudou depois que este rascunho começou">
          {whoChanged(published, zone)} Publicar este rascunho põe no lugar dela o que está aqui.
        </Alert>
      )}
      {words.length > 0 && <Differences words={words} />}
      {draft !== undefined && mayWrite && <Decisions home={home} draft={draft} words={words} />}
    </section>
  );
}

const SHOWN = 8;

function Differences({ words }: { readonly words: readonly string[] }) {
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

interface DecisionsProps {
  readonly home: EditedHome;
  readonly draft: EditedDraft;
  readonly words: readonly string[];
}

function Decisions({ home, draft, words }: DecisionsProps) {
  const change = usePublication(home);
  const [dialog, setDialog] = useState<'publish' | 'schedule' | 'discard'>();
  const close = (): void => setDialog(undefined);
  const isScheduled = draft.publishAt !== undefined;
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
        title="Publicar a página inicial?"
        text={
          words.length === 0
            ? 'O rascunho é igual ao que a loja mostra.'
            : 'A loja passa a mostrar, na hora e de uma vez:'
        }
        action="Publicar"
        onConfirm={change.publish}
      >
        {words.length > 0 && <Differences words={words} />}
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
          <ScheduleHomeDialog home={home} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

const failed = (error: unknown): void =>
  showToast({
    tone: 'error',
    text: error instanceof ApiRefusal ? error.message : 'Não foi possível concluir. Tente de novo.',
  });

function stateWords({ draft, published }: EditedHome, zone: TimeZone): string {
  const isUsual = published.blocks.length === 0;
  if (draft === undefined)
    return isUsual ? 'A loja mostra a página inicial de sempre.' : 'A loja mostra esta página inicial.';
  return draft.publishAt === undefined
    ? 'Rascunho: a loja ainda não mostra o que mudou.'
    : `A loja muda em ${formatDateTime(draft.publishAt, zone)}.`;
}

function authorWords({ draft, published }: EditedHome, zone: TimeZone): string {
  if (draft === undefined)
    return published.by === undefined
      ? 'O que você mudar aqui vira um rascunho: a loja só muda quando você o publicar.'
      : `${whoChanged(published, zone)} O que você mudar aqui vira um rascunho, até ser publicado.`;
  const at = formatDateTime(draft.changedAt, zone);
  return draft.publishAt === undefined
    ? `Última mudança de ${draft.by}, em ${at}.`
    : `Agendada por ${draft.by}, em ${at}. Para mudar o rascunho, desfaça o agendamento.`;
}

const whoChanged = ({ by, publishedAt }: EditedHome['published'], zone: TimeZone): string =>
  by === undefined || publishedAt === undefined
    ? ''
    : `Publicada por ${by}, em ${formatDateTime(publishedAt, zone)}.`;
