/** The fenced blocks of docs/running.md, which its test runs. */
import { readFileSync } from 'node:fs';
import { inProject } from '#platform/process/project-folder.ts';

export interface Block {
  /** The words behind the fence: 'sh', 'sh container'. */
  readonly kind: string;
  readonly text: string;
}

export const runningGuide = readFileSync(inProject('docs/running.md'), 'utf8');

export const blocks: readonly Block[] = [...runningGuide.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(
  ([, kind = '', text = '']) => ({ kind, text }),
);

export const blocksOf = (kind: string): readonly string[] =>
  blocks.filter((block) => block.kind === kind).map(({ text }) => text);

/** Each command of the blocks of a kind, in their order. */
export const commandsOf = (kind: string): readonly string[] =>
  blocksOf(kind).flatMap((text) => text.split('\n').filter((line) => line !== ''));
