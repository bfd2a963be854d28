import type { Plugin } from 'vite';
import { type Trim, trimCode } from '../../tools/bundling/trim-code.ts';

/** What an error message says after the address that explains it. */
const ADVICE: NonNullable<Trim['texts']>[number] = [
  / for the full message or use the non-minified dev environment for full errors and additional helpful warnings\./,
  '',
];

/** Hooks of form actions. */
const hooks = ['useActionState', 'useFormState', 'useOptimistic', 'useHostTransitionStatus'];

/**
 * What the shop does not use of React's DOM, gzipped 11 kB of 63. A screen that begins to use one of these fails: an element of
 * these types is invalid, and the hooks and functions are missing.
 */
const client: Trim = {
  never: [
    // Profiler, SuspenseList, LegacyHidden, ViewTransition, Activity: 4 kB.
    ...[12, 19, 23, 30, 31],
    ...['REACT_PROFILER_TYPE', 'REACT_SUSPENSE_LIST_TYPE', 'REACT_LEGACY_HIDDEN_TYPE'],
    ...['REACT_VIEW_TRANSITION_TYPE', 'REACT_ACTIVITY_TYPE'],
  ],
  texts: [
    // Whether a change may be a view transition, and whether it is one: 2 kB.
    [/\((\w+) & 335544064\) === \1/g, 'false'],
    [/\bshouldStartViewTransition(?=\s*\?)/, 'false'],
    ADVICE,
    [/ \? Math\.clz32 : clz32Fallback/, ''],
  ],
  // References to fragments: 2 kB.
  assigned: ['FragmentInstance.prototype'],
  functions: {
    FragmentInstance: "{ throw Error('lighter-react.ts: no references to fragments') }",
    addFragmentHandleToInstance: '{}',
    commitFragmentInstanceDeletionEffects: '{}',
    commitFragmentInstanceInsertionEffects: '{}',
    commitNewChildToFragmentInstances: '{}',
    isFragmentInstanceHostBoundary: '{ return true }',
    isFragmentInstanceParent: '{ return false }',
    trackEnterViewTransitions: '{}',
    commitExitViewTransitions: '{}',
    // The stack of components in an error's details, which nobody reads: 1 kB.
    getStackByFiberInDevAndProd: "{ return '' }",
    // Hints to the browser, which `react-dom` does not offer either: 1 kB.
    preconnectAs: '{}',
    preload: '{}',
    preloadModule: '{}',
    preinitModuleScript: '{}',
    preinitScript: '{}',
    preinitStyle: '{}',
  },
  // 1 kB.
  properties: hooks,
};

/** What `react-dom` itself offers of the same: 0.6 kB. */
const dom: Trim = {
  assigned: [
    ...['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
    ...['unstable_batchedUpdates', 'useFormState', 'useFormStatus'],
  ].map((name) => `exports.${name}`),
  texts: [ADVICE],
};

const trims = [
  ['react-dom-client.production.js', client],
  ['react-dom.production.js', dom],
] as const;

/** Leaves the parts of React out of the browser's bundle that no screen uses. */
export const lighterReact = (): Plugin => ({
  name: 'vitrine-lighter-react',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/react-dom\/cjs\/react-dom(-client)?\.production\.js$/ },
    handler: (code, id) => {
      const [name, trim] = trims.find(([file]) => id.endsWith(file)) ?? [];
      return trim && name && { code: trimCode(code, trim, name), map: null };
    },
  },
});
