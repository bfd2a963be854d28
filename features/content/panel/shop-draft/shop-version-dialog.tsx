import { useQuery } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { ShopMenu } from '#features/suppliers/domain/edited-shop.ts';
import type { MenuItem } from '#features/suppliers/domain/shop.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { partNames, type ShopParts, type TextSections } from '../../domain/shop/shop-draft.ts';
import { PART_WORDS } from './part-words.ts';
import { shopVersionQuery } from './shop-draft-query.ts';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

interface ShopVersionDialogProps {
  readonly version: number;
  readonly onClose: () => void;
}

/** What the shop said in a version. */
export function ShopVersionDialog({ version, onClose }: ShopVersionDialogProps) {
  const { shop } = useStaffPlace();
  const { data, error, refetch, isFetching } = useQuery(shopVersionQuery(useApi(), shop.id, version));
  return (
    <Dialog open onClose={onClose} title={`Versão ${version}`}>
      {data !== undefined && <Contents parts={data} />}
      {data === undefined && error === null && <RowsLoading rows={3} />}
      {data === undefined && error !== null && (
        <LoadFailure
          title="Não foi possível abrir a versão"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
    </Dialog>
  );
}

const Contents = ({ parts }: { readonly parts: ShopParts }) => (
  <div className="flex flex-col gap-5">
    {partNames(parts).map((name) => (
      <section key={name} className="flex flex-col gap-2">
        <h3 className="font-semibold">{PART_WORDS[name]}</h3>
        {name === 'menu' ? <Links menu={parts.menu} /> : <Sections sections={parts[name] ?? []} />}
      </section>
    ))}
  </div>
);

const NOTHING = <p className="text-ink-2 text-sm">(vazio)</p>;

function Links({ menu }: { readonly menu: ShopMenu | undefined }) {
  const groups = [
    { title: 'Menu', links: menu?.items ?? [] },
    ...(menu?.columns.map(({ title, links }) => ({ title: `Rodapé: ${title}`, links })) ?? []),
  ];
  return (
    <dl className="flex flex-col gap-2 text-sm">
      {groups.map(({ title, links }) => (
        <div key={title}>
          <dt className="font-medium">{title}</dt>
          <dd className="wrap-anywhere text-ink-2">{links.length === 0 ? '(vazio)' : linkWords(links)}</dd>
        </div>
      ))}
    </dl>
  );
}

const linkWords = (links: readonly MenuItem[]): string =>
  links.map(({ label, href }) => `${label} (${href})`).join(', ');

const Sections = ({ sections }: { readonly sections: TextSections }) =>
  sections.length === 0
    ? NOTHING
    : sections.map(({ title, body }) => (
        <div key={title} className="text-sm">
          <h4 className="font-medium">{title}</h4>
          <p className="wrap-anywhere whitespace-pre-line text-ink-2">{body}</p>
        </div>
      ));
