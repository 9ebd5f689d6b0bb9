import { createRequire } from 'node:module';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/**
 * Modules that never run here and that bundlers cannot remove. Each stub gives the reason; a library update that needs
 * more of one fails the build or a story.
 *
 * `within` is the folder of the importing file.
 */
const UNUSED_MODULES = [
  { request: /^\.\/fetch\.js$/, within: /axios[\\/]lib[\\/]adapters$/, stub: './stubs/no-adapter.mjs' },
  { request: /\/HttpStatusCode\.js$/, within: /axios[\\/]lib$/, stub: './stubs/no-status-names.mjs' },
  { request: /\/cookies\.js$/, within: /axios[\\/]lib[\\/](helpers|adapters)$/, stub: './stubs/no-cookies.mjs' },
  { request: /\/progressEventReducer\.js$/, within: /axios[\\/]lib[\\/]adapters$/, stub: './stubs/no-progress.mjs' },
  { request: /\/CancelToken\.js$/, within: /axios[\\/]lib$/, stub: './stubs/no-cancel-token.mjs' },
  { request: /\/validator\.js$/, within: /axios[\\/]lib[\\/]core$/, stub: './stubs/no-option-checks.mjs' },
  { request: /\/formDataToJSON\.js$/, within: /axios[\\/]lib([\\/]defaults)?$/, stub: './stubs/no-form-to-json.mjs' },
  { request: /\/Prefixer\.js$/, within: /stylis([\\/]src)?$/, stub: './stubs/no-prefixes.mjs' },
  { request: /\/desc\.mjs$/, within: /error-codes[\\/]dist/, stub: './stubs/no-error-texts.mjs' },
  { request: /\/load\.js$/, within: /runtime-core[\\/]dist/, stub: './stubs/no-remote-entries.mjs' },
  { request: /\/preload\.js$/, within: /runtime-core[\\/]dist/, stub: './stubs/no-preload.mjs' },
  { request: /\/dom\.js$/, within: /module-federation[\\/]sdk[\\/]dist/, stub: './stubs/no-script-elements.mjs' },
];

/** Plugins that replace the unused modules by stubs. */
export const replaceUnusedModules = () =>
  UNUSED_MODULES.map(
    ({ request, within, stub }) =>
      new webpack.NormalModuleReplacementPlugin(request, (resource) => {
        if (within.test(resource.context)) resource.request = require.resolve(stub);
      }),
  );
