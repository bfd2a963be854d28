interface SearchResultProps {
  readonly shopName: string;
  readonly title: string;
  readonly address: string;
  readonly description: string;
}

/** Roughly as a search engine lists the page. */
export const SearchResult = ({ shopName, title, address, description }: SearchResultProps) => (
  <figure className="col-span-full flex flex-col gap-0.5 rounded-md bg-sunken p-4 text-sm">
    <figcaption className="mb-1 text-ink-2 text-xs">Assim aparece em uma busca</figcaption>
    <span className="text-ink-2 wrap-anywhere">
      {shopName} › pagina › {address || '…'}
    </span>
    <span className="text-info text-lg wrap-anywhere">{title.trim() || 'Título da página'}</span>
    <span className="text-ink-2 wrap-anywhere">
      {description.trim() || 'Sem descrição, o buscador escolhe um trecho do texto.'}
    </span>
  </figure>
);
