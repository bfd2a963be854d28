import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import type { Position } from '#features/addresses/domain/address.ts';
import { whereAmI } from '#features/addresses/storefront/where-am-i.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';

interface HereButtonProps {
  readonly busy: boolean;
  readonly onFound: (position: Position) => void;
}

/** Requests the browser's position, on click only. */
export function HereButton({ busy, onFound }: HereButtonProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const locate = async (): Promise<void> => {
    setState('asking');
    const position = await whereAmI();
    setState(position === undefined ? 'failed' : 'idle');
    if (position !== undefined) onFound(position);
  };
  return (
    <div className="flex flex-col gap-3">
      <Button busy={busy || state === 'asking'} onClick={() => void locate()} wide>
        <LocateFixed aria-hidden="true" className="size-4.5" />
        Usar minha localização
      </Button>
      {state === 'failed' && (
        <Alert tone="warn" announced>
          Não conseguimos saber onde você está. Informe o endereço de outro jeito.
        </Alert>
      )}
    </div>
  );
}
