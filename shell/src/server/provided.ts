import * as platform from '@dongne/platform';
import * as reactQuery from '@tanstack/react-query';
import * as dayjs from 'dayjs';
import * as korean from 'dayjs/locale/ko';
import * as timezone from 'dayjs/plugin/timezone';
import * as utc from 'dayjs/plugin/utc';
import * as jotai from 'jotai';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactHookForm from 'react-hook-form';
import * as router from 'react-router-dom';
import * as styledComponents from 'styled-components';
import { Navigate } from './redirects';

/** Marks a namespace as an ES module, by which a remote's bundle finds its default export, whatever bundler built it. */
const esModule = (namespace: object): object => ({ ...namespace, __esModule: true });

/**
 * Modules that the shell shares with remotes, by import name: a single instance each, on the server as in the browser.
 */
export const PROVIDED: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['@dongne/platform', esModule(platform)],
  ['@tanstack/react-query', esModule(reactQuery)],
  ['dayjs', esModule(dayjs)],
  ['dayjs/locale/ko', esModule(korean)],
  ['dayjs/plugin/timezone', esModule(timezone)],
  ['dayjs/plugin/utc', esModule(utc)],
  ['jotai', esModule(jotai)],
  ['react', esModule(react)],
  ['react/jsx-runtime', esModule(jsxRuntime)],
  ['react-dom', esModule(reactDom)],
  ['react-hook-form', esModule(reactHookForm)],
  ['react-router-dom', esModule({ ...router, Navigate })],
  ['styled-components', esModule(styledComponents)],
]);
