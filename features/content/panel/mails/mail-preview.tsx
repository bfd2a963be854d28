import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import type { MailWords } from '#features/accounts/domain/mails/mail-words.ts';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useDebounced } from '#platform/ui/use-debounced.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { putStyles, withoutStyles } from './mail-styles.ts';
import { mailPreviewQuery } from './mails-query.ts';

const PAUSE = 400;

interface MailPreviewProps {
  readonly mailKey: string;
  readonly words: MailWords;
}

/** The mail as it arrives, with invented facts; a moment after each change. */
export function MailPreview({ mailKey, words }: MailPreviewProps) {
  const { shop } = useStaffPlace();
  const frame = useRef<HTMLIFrameElement>(null);
  const typed = useDebounced(JSON.stringify(words), PAUSE);
  const { data, error, refetch, isFetching } = useQuery(
    mailPreviewQuery(useApi(), shop.id, mailKey, JSON.parse(typed) as MailWords),
  );
  // What was shown last stays while a text is refused.
  const [shown, setShown] = useState(data);
  if (data !== undefined && data !== shown) setShown(data);
  const refused =
    error instanceof ApiRefusal && error.problem.code === 'mail-words-faulty' ? error : undefined;
  if (shown === undefined && error === null) return <RowsLoading rows={6} />;
  return (
    <div className="flex flex-col gap-3">
      {refused !== undefined && <Alert tone="error">{sentenceOf(refused)}</Alert>}
      {error !== null && refused === undefined && (
        <LoadFailure
          title="Não foi possível mostrar a prévia"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {shown !== undefined && (
        <>
          <p className="text-sm">
            <span className="text-ink-2">Assunto: </span>
            <strong className="wrap-anywhere">{shown.assunto}</strong>
          </p>
          <PreviewFrame
            frame={frame}
            title="Prévia do e-mail"
            html={withoutStyles(shown.html)}
            onLoad={() => putStyles(frame.current)}
            note="Com dados de exemplo. Nome, cores e rodapé são os da loja."
          />
          <details className="group rounded-lg border border-line bg-surface">
            <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 px-4 py-3 font-semibold text-sm">
              Versão em texto, para quem não vê HTML
              <ChevronDown aria-hidden="true" className="size-4 transition group-open:rotate-180" />
            </summary>
            <pre className="overflow-x-auto whitespace-pre-wrap border-line border-t px-4 py-3 text-sm wrap-anywhere">
              {shown.texto}
            </pre>
          </details>
        </>
      )}
    </div>
  );
}

/** The first field's sentence: the field itself says it only when the form is sent. */
function sentenceOf({ problem, message }: ApiRefusal): string {
  const { campos } = problem.facts ?? {};
  const [first] = typeof campos === 'object' && campos !== null ? Object.values(campos) : [];
  return typeof first === 'string' ? first : message;
}
