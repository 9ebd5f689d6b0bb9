import { randomBytes } from 'node:crypto';
import { liveOf, type Registry } from '../registry/registry';
import { matchesPath } from './match-path';

/** `<` closes no script element when it is written so; JSON reads it all the same. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Scripts of the remote that owns the opened path, so that the browser fetches them beside the shell's own. */
const preloadsOf = (registry: Registry, path: string): string[] =>
  Object.keys(registry.microFrontends).flatMap((name) => {
    const live = liveOf(registry, name);
    if (live === undefined || !live.extras.routes.some((route) => matchesPath(route.path, path))) return [];
    return live.extras.preload.map((file) => new URL(file, live.url).href);
  });

/** Only what the browser reads: the older publications stay in `registry.json`. */
const forBrowser = (registry: Registry): Registry => ({
  ...registry,
  microFrontends: Object.fromEntries(
    Object.entries(registry.microFrontends)
      .filter(([name]) => name !== 'shell')
      .map(([name, deployments]) => [
        name,
        deployments
          .filter(({ deployment }) => deployment.default)
          .map((live) => ({ ...live, extras: { ...live.extras, assets: {}, shared: {} } })),
      ]),
  ),
});

interface PageRequest {
  /** The shell's `index.html`. */
  readonly template: string;
  readonly registry: Registry;
  readonly path: string;
  /** Whether the browser brought a login: a visitor on a member's route will see login instead. */
  readonly isMember: boolean;
}

const LOGIN = '/login';

const isPublic = (registry: Registry, path: string): boolean =>
  Object.keys(registry.microFrontends).some((name) =>
    liveOf(registry, name)?.extras.routes.some((route) => route.access === 'public' && matchesPath(route.path, path)),
  );

/** The app's HTML for a path: the registry inline, preload hints, a fresh nonce on every script. */
export const pageOf = ({ template, registry, path, isMember }: PageRequest): { html: string; nonce: string } => {
  const nonce = randomBytes(16).toString('base64');
  const opened = isMember || isPublic(registry, path) ? path : LOGIN;
  const hints = preloadsOf(registry, opened).map(
    (url) => `<link rel="preload" as="script" crossorigin nonce="${nonce}" href="${url}">`,
  );
  const registryTag = `<script type="application/json" id="registry">${inlineJson(forBrowser(registry))}</script>`;
  const html = template
    .replaceAll('<script defer', `<script nonce="${nonce}" defer`)
    // Before the shell's own script: the hints then start together with it.
    .replace('<script', () => `${[...hints, registryTag].join('')}<script`);
  return { html, nonce };
};
