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

/**
 * Modules that the shell shares with remotes, by import name: a single instance each, on the server as in the browser.
 */
export const PROVIDED: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['@dongne/platform', platform],
  ['@tanstack/react-query', reactQuery],
  ['dayjs', dayjs],
  ['dayjs/locale/ko', korean],
  ['dayjs/plugin/timezone', timezone],
  ['dayjs/plugin/utc', utc],
  ['jotai', jotai],
  ['react', react],
  ['react/jsx-runtime', jsxRuntime],
  ['react-dom', reactDom],
  ['react-hook-form', reactHookForm],
  ['react-router-dom', { ...router, Navigate }],
  ['styled-components', styledComponents],
]);
