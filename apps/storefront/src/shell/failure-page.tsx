import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { buttonStyle } from '#platform/ui/button-style.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { usePublicHref } from '#platform/ui/links/use-public-href.ts';
import { type FailureKind, failureKind } from '#platform/web/failure-kind.ts';
import { formatQuery } from '#platform/web/url.ts';
import { lostPageWords } from './lost-page-words.ts';

/** Where no title stands here, it is the page that could not be opened. */
const failures: Readonly<
  Record<Exclude<FailureKind, 'refused'>, { readonly title?: string; readonly text: string }>
> = {
  offline: {
    title: 'Você está sem conexão',
    text: 'Verifique sua internet e tente de novo. Seu carrinho continua guardado.',
  },
  unreachable: {
    text: 'A loja não respondeu. Verifique sua internet e tente de novo. Seu carrinho continua guardado.',
  },
  busy: {
    title: 'Muitas solicitações',
    text: 'Aguarde um minuto e tente de novo. Seu carrinho continua guardado.',
  },
  expired: {
    title: 'Sua sessão terminou',
    text: 'Sessão expirada, efetue login novamente. Seu carrinho continua guardado.',
  },
  broken: {
    text: 'A loja teve um problema ao responder. Tente de novo em instantes. Seu carrinho continua guardado.',
  },
};

/** Shown where a page could not be loaded or drawn. */
export function FailurePage({ error }: ErrorComponentProps) {
  const router = useRouter();
  const boundary = useQueryErrorResetBoundary();
  useEffect(() => boundary.reset(), [boundary]);
  const { pathname } = useLocation();
  const [busy, setBusy] = useState(false);
  const kind = failureKind(error);
  // A refusal has the server's own words.
  const { title = lostPageWords(pathname), text } =
    kind === 'refused' ? { text: (error as Error).message } : failures[kind];
  const again = async (): Promise<void> => {
    setBusy(true);
    await router.invalidate().finally(() => setBusy(false));
  };
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
          <Button tone="primary" busy={busy} onClick={() => void again()}>
            Tentar de novo
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
