import { useState } from 'react';
import { approvedFromTheStart, mayLogIn } from '#features/accounts/domain/approval.ts';
import { FormCard } from '#features/accounts/storefront/form-card.tsx';
import { pageAfterLogin } from '#features/accounts/storefront/login/page-after-login.ts';
import { WaitingView } from '#features/accounts/storefront/login/waiting-view.tsx';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import type { SentRegistration } from './register-call.ts';
import { RegisterForm } from './register-form.tsx';

/** Registration: the form, then what comes next. Spec 4, registration. */
export function RegisterScreen() {
  const { slug, name, tags: named } = useShop();
  const tags = new Set(named);
  const [sent, setSent] = useState<SentRegistration>();
  const login = shopHref(slug, '/entrar');
  const show = (next: SentRegistration): void => {
    setSent(next);
    window.scrollTo(0, 0);
  };
  return (
    <>
      {/* Stays mounted, so that a mistyped e-mail costs nothing else. */}
      <div hidden={sent !== undefined} className="mx-auto max-w-text py-2 md:py-4">
        <Card className="flex flex-col gap-6 p-5 md:p-8">
          <PageTitle lead={`Seu cadastro em ${name}.`}>Criar conta</PageTitle>
          <p className="-mt-3">
            Já tem cadastro?{' '}
            <AppLink href={login} className="font-semibold text-brand-text underline">
              Entrar
            </AppLink>
          </p>
          {!approvedFromTheStart(tags) && (
            <Alert>
              {name} confere cada cadastro antes de liberar as compras. Você recebe a resposta por e-mail.
            </Alert>
          )}
          <RegisterForm forCompanies={!mayLogIn(tags, false)} wanted={() => wantedPage(slug)} onSent={show} />
        </Card>
      </div>
      {sent !== undefined && <Sent sent={sent} onBack={() => setSent(undefined)} />}
    </>
  );
}

interface SentProps {
  readonly sent: SentRegistration;
  readonly onBack: () => void;
}

/** The same text for everyone: only the mailbox learns whether the e-mail or document is registered already. */
function Sent({ sent: { email, message, waits }, onBack }: SentProps) {
  const { slug } = useShop();
  if (waits !== undefined) return <WaitingView message={waits} mailedTo={email} />;
  return (
    <FormCard title="Veja seu e-mail">
      <Alert tone="success" announced>
        {message}
      </Alert>
      <p className="text-ink-2">
        A mensagem vai para <strong className="wrap-anywhere text-ink">{email}</strong>. Se não chegar em
        alguns minutos, olhe a caixa de spam.
      </p>
      <p className="text-ink-2">
        Se você já tinha um cadastro com este documento, a mensagem vai para o e-mail dele: entre com o
        documento ou recupere a senha.
      </p>
      <div className="flex flex-col gap-2.5">
        <Button wide onClick={onBack}>
          Corrigir o e-mail
        </Button>
        <LinkButton href={shopHref(slug, '/senha/recuperar')} tone="quiet" wide>
          Recuperar a senha
        </LinkButton>
      </div>
    </FormCard>
  );
}

/**
 * The page that required the registration, without the shop's slug: mails lead to the shop's own host, which has
 * none.
 */
function wantedPage(slug: string): string | undefined {
  const wanted = new URLSearchParams(window.location.search).get('voltar') ?? undefined;
  const safe = pageAfterLogin(wanted, '');
  if (safe === '') return undefined;
  if (safe === `/${slug}`) return '/';
  return safe.startsWith(`/${slug}/`) ? safe.slice(slug.length + 1) : safe;
}
