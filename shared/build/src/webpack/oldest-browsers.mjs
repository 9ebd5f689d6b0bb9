import webpack from 'webpack';
import { tooNewScript } from '../browsers/scripts.mjs';
import { tooNewStyles } from '../browsers/styles.mjs';

const NAME = 'OldestBrowsers';

const sentence = (file, { name, browsers }) =>
  new webpack.WebpackError(
    `${file} needs ${name}, which ${browsers.join(', ')} does not have: write it otherwise, or have the library built down (.browserslistrc).`,
  );

const problemsOf = (file, source) => {
  if (file.endsWith('.js')) return tooNewScript(String(source.source()), GUARDED);
  return file.endsWith('.css') ? tooNewStyles(String(source.source())) : [];
};

/** Names with another meaning in these libraries, or used only after feature detection, each with its user. */
const GUARDED = [
  'use', // React and axios
  'toArray', // React's `Children`
  'captureStackTrace', // detected by axios
  'Notification', // push is offered only with it
  'navigator.share', // pictures are shared only after canShare
];

/** Fails a build with a file, libraries included, that cannot run in a supported browser. */
export class OldestBrowsers {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets))
          compilation.errors.push(...problemsOf(file, source).map((problem) => sentence(file, problem)));
      });
    });
  }
}
