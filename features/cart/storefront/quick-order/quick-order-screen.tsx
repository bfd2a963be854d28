import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { MAX_LINES } from '../../domain/cart.ts';
import { judgedRows } from './judged-rows.ts';
import { QuickImport } from './quick-import.tsx';
import { QuickRowFields } from './quick-row-fields.tsx';
import { QuickSummary } from './quick-summary.tsx';
import { useQuickCheck } from './use-quick-check.ts';
import { useQuickOrder } from './use-quick-order.ts';

/** An order by product codes: typed with the keyboard alone, pasted, or from a spreadsheet. */
export function QuickOrderScreen() {
  const { rows, announced, actions, take, addRow, drop } = useQuickOrder();
  const { checked, failed, again } = useQuickCheck(rows);
  const [filled, setFilled] = useState<{ readonly text: string }>();
  const message = useRef<HTMLParagraphElement>(null);
  const judged = judgedRows(rows, checked);
  const onFilled = (keys: ReadonlySet<string>): void => {
    setFilled({ text: filledWords(keys.size, judged.wrong.length) });
    drop(keys);
  };
  // The pressed button has done its work: focus the message about the result.
  useEffect(() => {
    if (filled !== undefined) message.current?.focus();
  }, [filled]);
  return (
    <div className="flex flex-col gap-5">
      <PageTitle lead="Digite, cole ou envie códigos e quantidades: preço e estoque aparecem na hora.">
        Compra rápida
      </PageTitle>
      <QuickImport take={take} />
      <p role="status" className="font-medium text-sm empty:hidden">
        {announced}
      </p>
      <p ref={message} tabIndex={-1} className="font-semibold text-success empty:hidden">
        {filled?.text}
      </p>
      <Card as="section" aria-label="Linhas" className="flex flex-col gap-1">
        <p className="text-ink-2 text-sm">
          SKU ou EAN, Tab, quantidade, Enter: a linha seguinte abre sozinha. Até {MAX_LINES} linhas.
        </p>
        <ol className="divide-y divide-line">
          {rows.map((row, index) => (
            <QuickRowFields
              key={row.key}
              row={row}
              place={index + 1}
              checked={checked?.get(row.key)}
              {...actions}
            />
          ))}
        </ol>
        <Button tone="quiet" className="mt-2 self-start" disabled={rows.length >= MAX_LINES} onClick={addRow}>
          <Plus aria-hidden="true" className="size-4.5" />
          Nova linha
        </Button>
      </Card>
      <QuickSummary judged={judged} failed={failed} again={() => void again()} onFilled={onFilled} />
    </div>
  );
}

function filledWords(filled: number, wrong: number): string {
  const went = filled === 1 ? '1 linha foi para o carrinho.' : `${filled} linhas foram para o carrinho.`;
  if (wrong === 0) return went;
  return `${went} ${wrong === 1 ? '1 linha com erro ficou' : `${wrong} linhas com erro ficaram`} abaixo.`;
}
