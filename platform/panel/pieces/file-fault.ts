export interface FileRules {
  /** '.csv,.xlsx,image/*' */
  readonly accept?: string | undefined;
  readonly maxBytes: number;
}

type Named = Pick<File, 'name' | 'type' | 'size'>;

/** Why a dropped file is not taken, or undefined. The button's own dialog offers only what is accepted; a drop may be anything. */
export function fileFault({ name, type, size }: Named, { accept, maxBytes }: FileRules): string | undefined {
  if (size === 0) return `O arquivo ${name} está vazio.`;
  if (size > maxBytes) return `O arquivo ${name} tem ${sizeWords(size)}. O máximo é ${sizeWords(maxBytes)}.`;
  const kinds = (accept ?? '')
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean);
  const fits = kinds.some((kind) =>
    kind.startsWith('.')
      ? name.toLowerCase().endsWith(kind)
      : kind.endsWith('/*')
        ? type.startsWith(kind.slice(0, -1))
        : type === kind,
  );
  return kinds.length === 0 || fits ? undefined : `O arquivo ${name} não é de um tipo aceito aqui.`;
}

/** '1,5 MB', '300 kB' */
export const sizeWords = (bytes: number): string =>
  bytes >= 1_000_000
    ? `${(Math.round(bytes / 100_000) / 10).toLocaleString('pt-BR')} MB`
    : `${Math.max(1, Math.round(bytes / 1000))} kB`;
