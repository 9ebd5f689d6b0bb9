import * as reactQuery from '@tanstack/react-query';
import * as jotai from 'jotai';
import React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ReactDom from 'react-dom';
import * as router from 'react-router-dom';
import * as styledComponents from 'styled-components';
import * as platform from '../index';
import { VERSIONS } from './versions';

/** Package as the official federation runtime takes it (`createInstance({ shared })`). */
interface SharedPackage {
  readonly version: string;
  readonly get: () => Promise<() => unknown>;
  readonly shareConfig: { readonly singleton: true; readonly requiredVersion: false };
}

const share = (version: string, load: () => unknown): SharedPackage => ({
  version,
  get: async () => {
    const module = await load();
    return () => module;
  },
  shareConfig: { singleton: true, requiredVersion: false },
});

/** Marks a namespace as an ES module: only webpack does so by itself, and remotes read `default` by the mark. */
const marked = (namespace: object): object => ({ __esModule: true, ...namespace });

/** Packages that a remote takes from its host, by the text of its imports. */
export const SHARED_PACKAGES: Record<string, SharedPackage> = {
  react: share(VERSIONS.react, () => React),
  'react/jsx-runtime': share(VERSIONS.react, () => jsxRuntime),
  'react-dom': share(VERSIONS['react-dom'], () => ReactDom),
  'react-router-dom': share(VERSIONS['react-router-dom'], () => marked(router)),
  jotai: share(VERSIONS.jotai, () => marked(jotai)),
  'styled-components': share(VERSIONS['styled-components'], () => marked(styledComponents)),
  '@tanstack/react-query': share(VERSIONS['@tanstack/react-query'], () => marked(reactQuery)),
  '@dongne/platform': share(VERSIONS['@dongne/platform'], () => marked(platform)),
  'react-hook-form': share(VERSIONS['react-hook-form'], async () => marked(await import('react-hook-form'))),
  dayjs: share(VERSIONS.dayjs, async () => (await import('dayjs')).default),
  'dayjs/plugin/utc.js': share(VERSIONS.dayjs, async () => (await import('dayjs/plugin/utc.js')).default),
  'dayjs/locale/ko.js': share(VERSIONS.dayjs, async () => (await import('dayjs/locale/ko.js')).default),
};
