import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { ApiRefusal } from '#platform/web/api.ts';

const failures = {
  offline: {
    title: 'Você está sem conexão',
    text: 'Verifique sua internet e tente novamente. Seu carrinho continua guardado.',
  },
  busy: {
    title: 'Muitas solicitações',
    text: 'Aguarde um minuto e tente novamente. Seu carrinho continua guardado.',
  },
  broken: {
    title: 'Algo não saiu como esperado',
    text: 'Não foi possível carregar esta página. Tente novamente em instantes.',
  },
};

/** Shown where a page could not be loaded or drawn. */
export function FailurePage({ error }: ErrorComponentProps) {
  const router = useRouter();
  const boundary = useQueryErrorResetBoundary();
  useEffect(() => boundary.reset(), [boundary]);
  const { title, text } = failures[kindOf(error)];
  return (
    <EmptyState
      level={1}
      icon={<CloudOff />}
      title={title}
      text={text}
      actions={
        <Button tone="primary" onClick={() => void router.invalidate()}>
          Tentar novamente
        </Button>
      }
    />
  );
}

function kindOf(error: unknown): keyof typeof failures {
  if (error instanceof ApiRefusal && error.status === 429) return 'busy';
  return typeof navigator === 'object' && navigator.onLine === false ? 'offline' : 'broken';
}
