import { FileDown, Mail, Sheet, X } from 'lucide-react';
import { useState } from 'react';
import { isOverdue } from '#features/payments/domain/title.ts';
import { CopyLine } from '#features/payments/storefront/boleto/copy-line.tsx';
import { SendForm } from '#features/payments/storefront/boleto/send-form.tsx';
import type { Boletos } from '#features/payments/storefront/boleto/use-boletos.ts';
import { add, formatMoney } from '#kernel/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import type { ShownTitle } from '../../domain/client-titles.ts';
import { titleCountWords } from './credit-bar.tsx';
import type { ExportTitles } from './use-export.ts';

interface ChosenBarProps {
  readonly chosen: readonly ShownTitle[];
  readonly today: string;
  readonly boletos: Boletos;
  readonly exporting: ExportTitles;
  readonly onClear: () => void;
}

/** Actions on the selected titles. Sticky while the list is scrolled. */
export function ChosenBar({ chosen, today, boletos, exporting, onClear }: ChosenBarProps) {
  const { file, send } = boletos;
  const [sending, setSending] = useState(false);
  const payable = chosen.filter((title) => isPayable(title, today));
  const ids = payable.map(({ id }) => id);
  const lines = payable.flatMap(({ boleto }) => (boleto === undefined ? [] : [boleto.line]));
  return (
    <Card
      as="section"
      aria-label="Faturas selecionadas"
      data-at-foot=""
      className="sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-10 flex flex-col gap-3.5 border-line-2 shadow-3 lg:bottom-4 short:static"
    >
      <div className="flex items-start justify-between gap-3">
        <p role="status">
          <strong className="tabular-nums">
            {titleCountWords(chosen.length)}, {formatMoney(add(...chosen.map(({ amount }) => amount)))}
          </strong>
          {payable.length < chosen.length && (
            <span className="block text-ink-2 text-sm">{payableWords(payable.length)}</span>
          )}
        </p>
        <IconButton
          label="Limpar seleção"
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={onClear}
          className="-mt-2 -mr-2"
        />
      </div>
      {sending && ids.length > 0 ? (
        <SendForm send={send} ids={ids} onClose={() => setSending(false)} />
      ) : (
        <div className="flex flex-wrap gap-2.5">
          {ids.length > 0 && (
            <>
              <CopyLine
                key={lines.join()}
                tone="primary"
                size="sm"
                text={lines.join('\n')}
                label={ids.length === 1 ? 'Copiar linha' : 'Copiar linhas'}
              />
              <Button size="sm" busy={file.isPending} onClick={() => file.mutate(ids)}>
                <FileDown aria-hidden="true" className="size-4" />
                {ids.length === 1 ? 'Boleto em PDF' : 'Boletos em PDF'}
              </Button>
              <Button
                size="sm"
                onClick={() => {
                  send.reset();
                  setSending(true);
                }}
              >
                <Mail aria-hidden="true" className="size-4" />
                Enviar ao financeiro
              </Button>
            </>
          )}
          <Button
            size="sm"
            busy={exporting.isPending}
            onClick={() => exporting.mutate({ ids: chosen.map(({ id }) => id) })}
          >
            <Sheet aria-hidden="true" className="size-4" />
            Exportar CSV
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Banks don't accept an overdue boleto until a second copy is issued. */
const isPayable = ({ status, boleto }: ShownTitle, today: string): boolean =>
  status === 'open' && boleto !== undefined && !isOverdue({ status: 'open', dueOn: boleto.dueOn }, today);

const payableWords = (count: number): string =>
  count === 0
    ? 'Nenhuma tem boleto que possa ser pago hoje.'
    : `${count === 1 ? '1 tem' : `${count} têm`} boleto que pode ser pago hoje.`;
