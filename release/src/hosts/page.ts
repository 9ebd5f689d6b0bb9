import { randomBytes } from 'node:crypto';
import type { Registry } from '../registry/registry';
import { liveOf } from '../registry/registry';
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

/** The app's HTML for a path: the registry inline, preload hints, a fresh nonce on every script. */
export const pageOf = ({
  template,
  registry,
  path,
}: {
  template: string;
  registry: Registry;
  path: string;
}): { html: string; nonce: string } => {
  const nonce = randomBytes(16).toString('base64');
  const hints = preloadsOf(registry, path).map(
    (url) => `<link rel="preload" as="script" crossorigin nonce="${nonce}" href="${url}">`,
  );
  const registryTag = `<script type="application/json" id="registry">${inlineJson(forBrowser(registry))}</script>`;
  const html = template
    .replace('<!--registry-->', () => [...hints, registryTag].join(''))
    .replaceAll('<script defer', `<script nonce="${nonce}" defer`);
  return { html, nonce };
};
