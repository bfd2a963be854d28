import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './setup.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs programs in the foreground until the first one ends, then ends the others, and returns the first one's exit code. Signals
 * are passed on; a repeated one within half a second is the same Ctrl-C, sent by both npm and the terminal.
 */
export async function runChildren(commands, { env = process.env, ipc = false } = {}) {
  const children = commands.map(([program, ...args]) =>
    // With `ipc` the child notices if this process is killed, and ends too.
    spawn(program, args, {
      cwd: root,
      env,
      stdio: ipc ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    }),
  );
  let last = 0;
  const pass = (signal) => {
    if (Date.now() - last < 500) return;
    last = Date.now();
    for (const child of children) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, pass);
  const stopWatching = watchParent(() => last === 0 && pass('SIGTERM'));
  const ends = children.map((child) => ending(child));
  const code = await Promise.race(ends);
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(ends);
  stopWatching();
  for (const signal of signals) process.off(signal, pass);
  return code;
}

/** Runs a program to its end and returns what it printed, for programs that run at the same time. */
export async function runQuietly([program, ...args], { env = process.env } = {}) {
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const stop = () => child.kill('SIGTERM');
  for (const signal of signals) process.on(signal, stop);
  const code = await ending(child);
  for (const signal of signals) process.off(signal, stop);
  return { code, output };
}

// Between npm and this process is a shell, which passes no signals on and may outlive a killed npm.
function watchParent(onLost) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return () => {};
  const parents = lineage();
  const timer = setInterval(() => lineage() !== parents && onLost(), 500);
  return () => clearInterval(timer);
}

function lineage() {
  const parent = process.ppid;
  try {
    // "pid (name) state ppid …"
    const grandparent = readFileSync(`/proc/${parent}/stat`, 'utf8').split(') ').at(-1).split(' ')[1];
    return `${parent} ${grandparent}`;
  } catch {
    return `${parent}`;
  }
}

function ending(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code, signal) =>
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
    );
  });
}
