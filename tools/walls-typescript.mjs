/** dependency-cruiser needs TypeScript 6, which it supports; the project itself is compiled by 7. */
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.replace(/^typescript(?=\/|$)/, 'typescript-for-walls'), context),
});
