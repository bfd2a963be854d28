import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { buttonStyle } from '#platform/ui/button-style.ts';
import { usePublicHref } from '#platform/ui/links/link-scope.ts';
import { Spinner } from '#platform/ui/loading/spinner.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { logInWithTokenEndpoint } from '../../contract/login/login-token.endpoints.ts';
import { TOKEN_LOGIN_FAILED } from '../../contract/login/login-token-texts.ts';
import { maskedEmail } from '../../domain/login/masked-email.ts';
import { FormCard } from '../form-card.tsx';
import { pageAfterLogin } from './page-after-login.ts';
import { useSession } from './use-session.ts';

interface TokenLoginProps {
  /** From the page's URL. */
  readonly token: string;
  readonly email: string;
}

interface Carried extends TokenLoginProps {
  readonly wanted: string | undefined;
}

/**
 * Takes a session over to this host. Loading the page does not use the token up: the page first hydrates, becomes visible and
 * removes the token from the address bar. A visitor not redirected by the platform's own login sees whose account it is and must
 * confirm: a link says which account it opens, not who follows it. Spec 2; reliability M04, M05, T30.
 */
export function TokenLoginScreen({ token, email }: TokenLoginProps) {
  const api = useApi();
  const { id: idfornecedor, slug, name } = useShop();
  const session = useSession();
  const home = usePublicHref(shopHref(slug, '/'));
  const login = usePublicHref(shopHref(slug, '/entrar'));
  // Held in state: the URL, and with it later renders, no longer has the token.
  const [carried, setCarried] = useState<Carried>();
  const begun = useRef(false);
  const enter = useMutation({
    mutationFn: async ({ wanted, ...said }: Carried) => {
      const body = { tokenLogin: said.token, email: said.email };
      await api.call(logInWithTokenEndpoint, { params: { idfornecedor }, body });
      return wanted;
    },
    onSuccess: (wanted) => window.location.replace(pageAfterLogin(wanted, home)),
  });
  const { mutate } = enter;
  const isOther = session.authenticated && session.email !== email;
  const masked = maskedEmail(email);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const wanted = new URLSearchParams(window.location.search).get('voltar') ?? undefined;
    // Bypasses the router, which would navigate.
    History.prototype.replaceState.call(window.history, null, '', login);
    void onceSeen().then(() => {
      setCarried({ token, email, wanted });
      // A link without a valid e-mail cannot succeed: it is sent without confirmation and the server rejects it.
      const isKnown = session.authenticated ? !isOther : isBroughtFromHome();
      if (isKnown || masked === undefined) mutate({ token, email, wanted });
    });
  }, [token, email, login, session.authenticated, isOther, masked, mutate]);

  if (enter.error !== null)
    return (
      <FormCard title="Entrar" lead={`Sua conta em ${name}`}>
        <Alert tone="error" announced>
          {isTokenRefused(enter.error) ? enter.error.message : TOKEN_LOGIN_FAILED}
        </Alert>
        <a href={login} className={buttonStyle({ tone: 'primary', size: 'lg', wide: true })}>
          Entrar com a senha
        </a>
      </FormCard>
    );
  if (carried !== undefined && isOther && enter.isIdle)
    return (
      <FormCard title="Trocar de conta?" lead={`O link que você abriu entra com a conta ${masked}.`}>
        <Alert tone="warn">
          Você já está em {name} com a conta de {session.name} ({session.email}).
        </Alert>
        <Button tone="primary" size="lg" wide onClick={() => mutate(carried)}>
          Trocar de conta
        </Button>
        <a href={home} className={buttonStyle({ tone: 'quiet', wide: true })}>
          Continuar como {session.name}
        </a>
      </FormCard>
    );
  if (carried !== undefined && enter.isIdle && masked !== undefined)
    return (
      <FormCard title="É você?" lead={`O link que você abriu entra em ${name} com esta conta:`}>
        <p className="wrap-anywhere rounded-lg bg-sunken p-4 text-center font-semibold text-lg">{masked}</p>
        <Alert tone="warn">
          Só continue se a conta é sua: o carrinho, os endereços e os pedidos que você fizer ficam nela.
        </Alert>
        <Button tone="primary" size="lg" wide onClick={() => mutate(carried)}>
          Sim, entrar com esta conta
        </Button>
        <a href={login} className={buttonStyle({ wide: true })}>
          Não, usar outra conta
        </a>
        <a href={home} className={buttonStyle({ tone: 'quiet', wide: true })}>
          Só ver a loja
        </a>
      </FormCard>
    );
  return (
    <FormCard title="Entrando" lead={`Levando sua conta para ${name}.`}>
      <p role="status" className="flex items-center gap-3 text-ink-2">
        <Spinner /> Só um instante…
      </p>
      <noscript>Ative o JavaScript ou entre com a sua senha.</noscript>
    </FormCard>
  );
}

const isTokenRefused = (error: Error): boolean =>
  error instanceof ApiRefusal && error.problem.code === 'wrong-token';

/** Set by the server, from the Referer header. */
const isBroughtFromHome = (): boolean => 'broughtFromHome' in window;

/** Waits until a prerendered page is actually shown. */
function onceSeen(): Promise<void> {
  const page = document as Document & { readonly prerendering?: boolean };
  if (page.prerendering !== true) return Promise.resolve();
  return new Promise((resolve) =>
    page.addEventListener('prerenderingchange', () => resolve(), { once: true }),
  );
}
