/** Caddy with the proxy settings of `deploy/Caddyfile`, on a port without TLS. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inProject } from '#platform/process/project-folder.ts';

const program = process.env.CADDY ?? 'caddy';

export const hasCaddy = (): boolean => spawnSync(program, ['version']).status === 0;

/** `folder` gets its files. Resolves, when it answers, with the function that ends it. */
export async function startProxy(
  folder: string,
  port: number,
  upstreams: readonly number[],
): Promise<() => Promise<void>> {
  const [settings] =
    /\(vitrine\) \{[\s\S]*?\n\}\n/.exec(readFileSync(inProject('deploy/Caddyfile'), 'utf8')) ?? [];
  if (settings === undefined) throw new Error('deploy/Caddyfile has no (vitrine)');
  const file = join(folder, 'Caddyfile');
  writeFileSync(
    file,
    `{\n\tadmin off\n\tauto_https off\n}\n\n${settings}\nhttp://:${port} {\n\timport vitrine\n}\n`,
  );
  const child = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      UPSTREAMS: upstreams.map((each) => `127.0.0.1:${each}`).join(' '),
      ACCESS_LOG: join(folder, 'access.log'),
      HOME: folder,
      XDG_DATA_HOME: folder,
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  for (let tries = 0; tries < 200; tries += 1, await sleep(50)) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok)
      return async () => {
        child.kill('SIGTERM');
        await ended;
      };
  }
  child.kill('SIGKILL');
  throw new Error('Caddy does not answer');
}
