import type { IncomingHttpHeaders } from 'node:http';
import { API_ORIGIN, SHELL } from '../../config';
import { liveOf, type Deployment, type Registry } from '../../registry/registry';
import type { ReleaseStore } from '../../store/disk-store';
import { forBrowser } from '../browser-registry';
import { isDrawnPage, type DrawnPage } from './drawn-page';
import { keptPages, type KeptPage } from './kept-pages';
import { pageInputOf, type PageInput } from './page-input';
import { createRenderer } from './renderer';
import { serverBundles } from './server-bundles';

/** Who asks for which page. */
interface Asked {
  readonly registry: Registry;
  /** Name of the package that owns the page. */
  readonly owner: string;
  readonly pathname: string;
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  /** Where visitors reach the site. */
  readonly origin: string;
}

/** What the API is told of the caller; `forwarding` has written it. */
const callerOf = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'].flatMap((name) =>
      typeof headers[name] === 'string' ? [[name, headers[name]]] : [],
    ),
  );

/** Nobody is drawn a canary, which is tried by a share of the browsers: theirs draws it by itself. */
const liveOnly = (registry: Registry): Registry => ({
  ...registry,
  microFrontends: Object.fromEntries(
    Object.entries(registry.microFrontends).map(([name, published]) => [
      name,
      published.filter(({ deployment }) => deployment.default),
    ]),
  ),
});

/**
 * Draws first views on the server (ADR 0069).
 *
 * @param say hears a sentence for each thing that went wrong.
 */
export const firstViews = (store: ReleaseStore, say: (sentence: string) => void) => {
  const bundleOf = serverBundles(store);
  const renderer = createRenderer({ say });
  const kept = keptPages();

  const draw = async (asked: Asked, input: PageInput, live: Deployment): Promise<DrawnPage | undefined> => {
    const shell = await bundleOf(SHELL.name, live);
    const owner = asked.owner === SHELL.name ? undefined : liveOf(asked.registry, asked.owner);
    const remote = owner && (await bundleOf(asked.owner, owner));
    if (shell === undefined || (asked.owner !== SHELL.name && remote === undefined)) return undefined;
    const { isMember: _isMember, ...rest } = input;
    const page = {
      ...rest,
      origin: asked.origin,
      registry: liveOnly(forBrowser(asked.registry)),
      api: { origin: API_ORIGIN, caller: callerOf(asked.headers) },
    };
    const drawn = await renderer.draw({ shell, remote, page });
    if (!isDrawnPage(drawn)) return undefined;
    for (const error of drawn.errors) say(`${asked.owner} left a part of its page to the browser: ${error}`);
    return drawn;
  };

  return {
    /** @returns `undefined` where the page is left to the browser. */
    draw: async (asked: Asked): Promise<KeptPage | undefined> => {
      const { headers, pathname, search, registry } = asked;
      const request = { pathname, search, cookies: headers.cookie ?? '', userAgent: headers['user-agent'] ?? '' };
      const input = pageInputOf(request, Date.now());
      const live = liveOf(registry, SHELL.name);
      if (input === undefined || live === undefined) return undefined;
      if (!input.isMember) return kept(JSON.stringify([registry.revision, input]), () => draw(asked, input, live));
      const page = await draw(asked, input, live);
      return page && { page, isStale: false };
    },
    stop: renderer.stop,
  };
};
