import { REMOTES } from '../config';
import { EMPTY_REGISTRY, type PublishedRoute, type Registry } from '../registry/registry';
import { goLive } from '../registry/registry-changes';
import { buildDeployment, buildShell } from './build-deployment';

const route = (path: string, over: Partial<PublishedRoute> = {}): PublishedRoute => ({
  path,
  access: 'public',
  layout: 'default',
  bar: null,
  ...over,
});

const ROUTES: Readonly<Record<string, readonly PublishedRoute[]>> = {
  mf_laundry: [
    route('/laundry', { search: 'alias' }),
    route('/laundry/list', { bar: { left: 'back', title: '세탁소 찾기' } }),
    route('/laundry/:id', { bar: { left: 'back', title: '세탁소' } }),
    route('/laundry/review', { bar: { left: 'back', title: '리뷰' }, search: 'alias' }),
  ],
  mf_usage: [route('/usage', { access: 'member' })],
  mf_auth: [route('/login', { title: '로그인', search: 'hidden' })],
};

/** Builds a registry with every remote live, and each kind of page that a search engine meets. */
export const buildSearchRegistry = (): Registry => {
  const shell = buildShell({});
  const start = goLive(EMPTY_REGISTRY, 'shell', { ...shell, extras: { ...shell.extras, routes: [route('/')] } });
  return REMOTES.reduce((registry, { name }) => {
    const deployment = buildDeployment({ name });
    return goLive(registry, name, {
      ...deployment,
      extras: { ...deployment.extras, routes: ROUTES[name] ?? [] },
    });
  }, start);
};
