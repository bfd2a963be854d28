/**
 * `npm run admin -- create --nome NOME --email EMAIL [--convite]`: a person of the administration, with a password that is typed
 * without echo, or an invitation whose link is printed. An administrator's account is left as it is.
 */
import { parseArgs } from 'node:util';
import { passwordTexts } from '#features/accounts/contract/clients/own-account-texts.ts';
import { peopleTexts } from '#features/administration/contract/texts.ts';
import { createAdministrator } from '#features/administration/server/people/create-administrator.ts';
import { invitationPath } from '#features/administration/server/people/invite.ts';
import { inviteByCommand } from '#features/administration/server/people/invite-by-command.ts';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';
import { runCommand } from './command-database.ts';
import { readPassword } from './read-password.ts';

const usage = 'Uso: npm run admin -- create --nome NOME --email EMAIL [--convite]';
const texts = { ...passwordTexts, ...peopleTexts };

interface Arguments {
  readonly name: string;
  readonly email: string;
  readonly invites: boolean;
}

function readArguments(argv: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        nome: { type: 'string' },
        email: { type: 'string' },
        convite: { type: 'boolean', default: false },
      },
    });
    const { nome: name, email, convite: invites } = values;
    if (positionals.join() !== 'create' || !name?.trim() || !email) throw new Error('incomplete');
    return { name: name.trim(), email, invites };
  } catch {
    throw new StartupRefusal(usage);
  }
}

await runCommand(async ({ settings, database }) => {
  const { name, email, invites } = readArguments(process.argv.slice(2));
  if (invites) {
    const invited = await inviteByCommand(database, { invitedAs: 'administrator', name, email }, Date.now());
    if (!invited.ok) throw new StartupRefusal(texts[invited.refusal.code].message);
    process.stdout.write(
      `Convite para ${name}, que vale por sete dias:\n${settings.publicUrl}${invitationPath(invited.value.code)}\n`,
    );
    return;
  }
  const password = await readPassword(`Senha de ${name}: `);
  const created = await createAdministrator(database, { name, email, password }, Date.now());
  if (!created.ok) throw new StartupRefusal(texts[created.refusal.code].message);
  process.stdout.write(
    created.value === 'created'
      ? `${name} administra a plataforma. No primeiro acesso, em ${settings.publicUrl}/plataforma, ative a segunda etapa.\n`
      : `${email} já administra a plataforma: nada mudou.\n`,
  );
});
