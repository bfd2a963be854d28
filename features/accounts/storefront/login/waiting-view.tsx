import { Mail, Phone } from 'lucide-react';
import { Suspense } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { FormCard } from '../form-card.tsx';

const RegistrationDocuments = lazyView(
  async () => (await import('../documents/registration-documents.tsx')).RegistrationDocuments,
);

interface WaitingViewProps {
  /** Server's text about the registration. */
  readonly message?: string;
  /** Address whose mailed link must be opened first. */
  readonly mailedTo?: string;
  /** The shop refused the client. */
  readonly refused?: boolean;
  /** Log in with another account; absent: links to the login page. */
  readonly onOther?: () => void;
}

/** Replaces the login while a client waits for approval: current state and next steps. Spec 4. */
export function WaitingView({ message, mailedTo, refused = false, onOther }: WaitingViewProps) {
  const { slug, name } = useShop();
  const lead = `${name} confere cada cadastro antes de abrir as compras.`;
  return (
    <FormCard title={refused ? 'Cadastro não aprovado' : 'Cadastro em análise'} lead={lead}>
      {message !== undefined && (
        <Alert tone={refused ? 'warn' : 'success'} announced>
          {message}
        </Alert>
      )}
      {!refused && <Steps mailedTo={mailedTo} />}
      {mailedTo === undefined && (
        <Suspense>
          <RegistrationDocuments />
        </Suspense>
      )}
      <ShopContact />
      <div className="flex flex-col gap-2.5">
        <LinkButton href={shopHref(slug, '/')} tone="primary" size="lg" wide>
          Ver a loja
        </LinkButton>
        {onOther === undefined ? (
          <LinkButton href={shopHref(slug, '/entrar')} tone="quiet" wide>
            Entrar com outro cadastro
          </LinkButton>
        ) : (
          <Button tone="quiet" wide onClick={onOther}>
            Entrar com outro cadastro
          </Button>
        )}
      </div>
    </FormCard>
  );
}

function Steps({ mailedTo }: { readonly mailedTo: string | undefined }) {
  return (
    <ol className="ml-5 list-decimal space-y-2 text-ink-2 marker:font-semibold marker:text-ink">
      {mailedTo === undefined ? (
        <li>Seus dados chegaram à loja.</li>
      ) : (
        <li>
          <strong className="text-ink">Confirme o seu e-mail:</strong> abra o link que enviamos para{' '}
          <span className="wrap-anywhere text-ink">{mailedTo}</span>. Ele vale por 24 horas.
        </li>
      )}
      <li>A equipe confere o cadastro.</li>
      <li>Você recebe um e-mail com a resposta. Aprovado, entre com o mesmo login e senha.</li>
    </ol>
  );
}

/** Phone and e-mail of the shop; renders nothing without either. */
function ShopContact() {
  const { phone, email } = useShop().footer;
  if (phone === undefined && email === undefined) return null;
  const link = 'inline-flex min-h-11 items-center gap-2 font-semibold text-brand-text hover:underline';
  return (
    <div className="flex flex-col">
      <p className="text-ink-2 text-sm">Dúvidas? Fale com a loja:</p>
      {phone !== undefined && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
          <Phone aria-hidden="true" className="size-4.5" />
          {phone}
        </a>
      )}
      {email !== undefined && (
        <a href={`mailto:${email}`} className={`${link} wrap-anywhere`}>
          <Mail aria-hidden="true" className="size-4.5 shrink-0" />
          {email}
        </a>
      )}
    </div>
  );
}
