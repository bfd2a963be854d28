/** The walls' tool reads TypeScript with a compiler it knows (6); the project itself is compiled by 7. */
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.replace(/^typescript(?=\/|$)/, 'typescript-for-walls'), context),
});
