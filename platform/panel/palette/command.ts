/** What the command palette leads to, and which of it some words mean. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** Where it stands: 'Vendas', 'Pedidos'. */
  readonly note?: string;
  readonly href: string;
  readonly keywords?: string;
  /** The letter after 'g'. */
  readonly jump?: string;
}

/** Those with a word that begins with each of the words, in their own order; all without words. Accents don't count. */
export function findCommands(commands: readonly Command[], text: string): readonly Command[] {
  const wanted = wordsOf(text);
  return commands.filter(({ label, note = '', keywords = '' }) => {
    const words = wordsOf(`${label} ${note} ${keywords}`);
    return wanted.every((each) => words.some((word) => word.startsWith(each)));
  });
}

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
