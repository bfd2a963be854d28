import { BROWSER_STORAGE_INVENTORY, type StorageSlice } from '../domain/browser-storage-inventory.ts';

const flags = {
  necessary: 'Necessário',
  session: 'Lembrar de mim',
  performance: 'Medição',
  personalization: 'Personalização',
};
const places = {
  cookie: 'Cookie',
  local: 'Neste navegador',
  visit: 'Nesta visita',
  cache: 'Neste navegador',
};

/** Shows the inventory by which stored data is also deleted. */
export function StorageTable() {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {merged(BROWSER_STORAGE_INVENTORY).map(({ purpose, flag, where, lifetime, names }) => (
        <li key={names} className="flex flex-col border-line border-b py-2.5">
          <span className="font-medium">{purpose}</span>
          <span className="text-ink-2 text-sm">
            {flags[flag]} · {places[where]} · {lifetime}
          </span>
          <span className="break-all font-mono text-ink-2 text-xs">{names}</span>
        </li>
      ))}
    </ul>
  );
}

/** Merges slices of the same purpose into one row. */
function merged(slices: readonly StorageSlice[]): readonly (StorageSlice & { readonly names: string })[] {
  const rows = new Map<string, StorageSlice & { names: string }>();
  for (const slice of slices) {
    const name = `${slice.name}${slice.part === undefined ? '' : `…-${slice.part}`}`;
    const known = rows.get(slice.purpose);
    if (known === undefined) rows.set(slice.purpose, { ...slice, names: name });
    else known.names += `, ${name}`;
  }
  return [...rows.values()];
}
