import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root } from './setup.mjs';

/** Chromium without windows: a page costs it less than half of the processor time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Paths of Chromium for the tests, installed if missing: `shell`, and `whole` for what the shell cannot do, such as
 * notifications. Both are the same where there is only one; undefined if that fails.
 */
export function ensureChromium(node) {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? { shell: given, whole: given } : undefined;
  if (present(shells) === undefined || present(browsers) === undefined) installOnDebian();
  const whole = present(browsers) ?? fromPlaywright(node);
  const shell = present(shells) ?? whole;
  return shell && { shell, whole: whole ?? shell };
}

function present(names) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

function installOnDebian() {
  const isDebian = /^ID=debian$/m.test(
    existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '',
  );
  if (!isDebian || process.getuid?.() !== 0) return;
  process.stdout.write('Instalando o Chromium para os testes…\n');
  const apt = (...args) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  apt('update');
  for (const name of ['chromium-headless-shell', 'chromium', 'fonts-liberation'])
    apt('install', '-y', '--no-install-recommends', name);
}

function fromPlaywright(node) {
  process.stdout.write('Baixando o Chromium do Playwright para os testes…\n');
  const require = createRequire(join(root, 'package.json'));
  const cli = join(require.resolve('playwright-core/package.json'), '..', 'cli.js');
  // Only root can install the libraries that Chromium needs.
  const libraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  spawnSync(node, [cli, 'install', ...libraries, 'chromium'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const path = require('playwright-core').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
