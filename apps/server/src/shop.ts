/**
 * `npm run shop -- create --apelido APELIDO --nome NOME --dono EMAIL [--nome-dono NOME]`: opens a shop as a draft and prints the link
 * with which its owner comes in. Run again, the shop stays as it is and the owner gets a new link, until they have come in.
 */
import { parseArgs } from 'node:util';
import { peopleTexts, shopTexts } from '#features/administration/contract/texts.ts';
import { invitationPath } from '#features/administration/server/people/invite.ts';
import { openShopByCommand } from '#features/administration/server/suppliers/open-shop-by-command.ts';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';
import { runCommand } from './command-database.ts';

const usage = 'Uso: npm run shop -- create --apelido APELIDO --nome NOME --dono EMAIL [--nome-dono NOME]';
const texts = { ...shopTexts, ...peopleTexts };

function readArguments(argv: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        apelido: { type: 'string' },
        nome: { type: 'string' },
        dono: { type: 'string' },
        'nome-dono': { type: 'string' },
      },
    });
    const { apelido: slug, nome: name, dono: email, 'nome-dono': owner } = values;
    if (positionals.join() !== 'create' || !slug || !name?.trim() || !email) throw new Error('incomplete');
    return { slug, name: name.trim(), email, owner: owner?.trim() || name.trim() };
  } catch {
    throw new StartupRefusal(usage);
  }
}

await runCommand(async ({ settings, database }) => {
  const wanted = readArguments(process.argv.slice(2));
  const opened = await openShopByCommand(database, wanted, Date.now());
  if (!opened.ok) throw new StartupRefusal(texts[opened.refusal.code].message);
  const { isNew, code } = opened.value;
  process.stdout.write(
    `${isNew ? 'Loja aberta, em preparação' : 'A loja já existia'}: ${settings.publicUrl}/${wanted.slug}\n`,
  );
  process.stdout.write(
    code === undefined
      ? `${wanted.email} já é dono da loja.\n`
      : `Convite do dono, que vale por sete dias:\n${settings.publicUrl}${invitationPath(code)}\n`,
  );
});
