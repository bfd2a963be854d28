import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { buttonStyle } from '#platform/ui/button-style.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { usePublicHref } from '#platform/ui/links/link-scope.ts';
import { type FailureKind, failureKind } from '#platform/web/failure-kind.ts';
import { formatQuery } from '#platform/web/url.ts';
import { lostPageWords } from './lost-page-words.ts';

/** Without a title here, the page that failed to open names itself. */
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

/** An order is never sent later by itself. */
const CHECKOUT_OFFLINE = {
  title: 'Para finalizar a compra é preciso conexão',
  text: 'Preços, estoque e entrega são conferidos na hora do envio, por isso nenhum pedido fica na fila. Seu carrinho continua guardado: volte quando a internet voltar.',
};

/** Shown where a page could not be loaded or rendered. */
export function FailurePage({ error }: ErrorComponentProps) {
  const router = useRouter();
  const boundary = useQueryErrorResetBoundary();
  useEffect(() => boundary.reset(), [boundary]);
  const { pathname } = useLocation();
  const [busy, setBusy] = useState(false);
  const kind = failureKind(error);
  // A refusal shows the server's own message.
  const { title = lostPageWords(pathname), text } =
    kind === 'refused'
      ? { text: (error as Error).message }
      : kind === 'offline' && pathname.endsWith('/checkout')
        ? CHECKOUT_OFFLINE
        : failures[kind];
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

/** A full page load, because this page's session data is no longer valid. Spec 4, session check. */
function LogInAgain() {
  const { pathname, publicHref } = useLocation();
  const login = usePublicHref(`/${pathname.split('/')[1]}/entrar`);
  return (
    <a href={`${login}${formatQuery({ voltar: publicHref })}`} className={buttonStyle({ tone: 'primary' })}>
      Entrar novamente
    </a>
  );
}
