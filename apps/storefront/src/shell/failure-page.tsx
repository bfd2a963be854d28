import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { buttonStyle } from '#platform/ui/button-style.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { usePublicHref } from '#platform/ui/use-public-href.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { formatQuery } from '#platform/web/url.ts';

const failures = {
  offline: {
    title: 'Você está sem conexão',
    text: 'Verifique sua internet e tente novamente. Seu carrinho continua guardado.',
  },
  busy: {
    title: 'Muitas solicitações',
    text: 'Aguarde um minuto e tente novamente. Seu carrinho continua guardado.',
  },
  expired: {
    title: 'Sua sessão terminou',
    text: 'Sessão expirada, efetue login novamente. Seu carrinho continua guardado.',
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
  const kind = kindOf(error);
  const { title, text } = failures[kind];
  return (
    <EmptyState
      level={1}
      icon={<CloudOff />}
      title={title}
      text={text}
      actions={
        kind === 'expired' ? (
          <LogInAgain />
        ) : (
          <Button tone="primary" onClick={() => void router.invalidate()}>
            Tentar novamente
          </Button>
        )
      }
    />
  );
}

/** A full page load: what this page knows of the session no longer holds. Spec 4, session check. */
function LogInAgain() {
  const { pathname, publicHref } = useLocation();
  const login = usePublicHref(`/${pathname.split('/')[1]}/entrar`);
  return (
    <a href={`${login}${formatQuery({ voltar: publicHref })}`} className={buttonStyle({ tone: 'primary' })}>
      Entrar novamente
    </a>
  );
}

function kindOf(error: unknown): keyof typeof failures {
  if (error instanceof ApiRefusal && error.status === 429) return 'busy';
  if (error instanceof ApiRefusal && error.status === 401) return 'expired';
  return typeof navigator === 'object' && navigator.onLine === false ? 'offline' : 'broken';
}
