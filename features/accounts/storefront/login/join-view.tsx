import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { Button } from '#platform/ui/button.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { FormCard } from '../form-card.tsx';

interface JoinViewProps {
  /** Applies for a registration at this shop. */
  readonly onJoin: () => void;
  /** Log in with another account. */
  readonly onOther: () => void;
}

/** Replaces the login for a user with an account who is no client of a shop that approves its clients. Spec 4. */
export function JoinView({ onJoin, onOther }: JoinViewProps) {
  const { slug, name } = useShop();
  return (
    <FormCard
      title="Você ainda não é cliente desta loja"
      lead={`A sua conta está certa, mas ${name} vende só para cadastros que aprovou.`}
    >
      <p className="text-ink-2">
        Peça o seu cadastro: a loja recebe os seus dados, confere e responde por e-mail. Enquanto isso, você
        pode ver os produtos.
      </p>
      <div className="flex flex-col gap-2.5">
        <Button tone="primary" size="lg" wide onClick={onJoin}>
          Pedir cadastro nesta loja
        </Button>
        <LinkButton href={shopHref(slug, '/')} wide>
          Só ver a loja
        </LinkButton>
        <Button tone="quiet" wide onClick={onOther}>
          Entrar com outro cadastro
        </Button>
      </div>
    </FormCard>
  );
}
