import { registerPlugins } from '@module-federation/enhanced/runtime';

/** A dead or hanging host is given up after this; federation's own limit is 20 s. */
export const LOAD_TIMEOUT_MS = 5_000;

/**
 * How federation asks for a container script: anonymously, as the page's preload hints do (otherwise the file is
 * fetched twice), and not longer than 5 s.
 */
export const installScriptLoading = (): void => {
  registerPlugins([
    {
      name: 'script-loading',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        return { script, timeout: LOAD_TIMEOUT_MS };
      },
    },
  ]);
};
