import { useEffect, useRef } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { download } from '#platform/web/download.ts';

interface MadeCodesProps {
  readonly codes: readonly string[];
  readonly onMore: () => void;
}

/** The codes that were made, to copy or to take away as a file. */
export function MadeCodes({ codes, onMore }: MadeCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-lg">
        {codes.length === 1 ? 'O cupom foi criado' : `${codes.length} cupons foram criados`}
      </h2>
      <ul
        aria-label="Códigos criados"
        className="grid max-h-80 grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-4 gap-y-1 overflow-y-auto font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="primary"
          onClick={() =>
            download(
              'cupons.csv',
              new Blob([`${['codigo', ...codes].join('\r\n')}\r\n`], { type: 'text/csv' }),
            )
          }
        >
          Baixar CSV
        </Button>
        <Button onClick={onMore}>Criar outros</Button>
      </div>
    </Card>
  );
}
