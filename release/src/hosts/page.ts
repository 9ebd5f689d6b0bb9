import { randomBytes } from 'node:crypto';
import { memoize } from '../registry/memoize';
import { liveOf, type Deployment, type PublishedRoute, type Registry } from '../registry/registry';
import { registryFile, shareUrlsOf } from './browser-registry';
import { browserScript, scriptCall } from './browser-script';
import { colourMode } from './colour-mode';
import { earlyReadsOf, earlyReadsScript, pathParams, locationOfCookies } from './early-reads';
import { matchesPath, routeFor } from './match-path';
import type { Filled, PageTemplate } from './page-template';
import { pageGuard, type ScriptSources } from './page-guard';
import { isHidden } from './search/search-routes';
import { escaped, inlineJson } from './search/head-tags';
import { headOfRoute, titleOfRoute } from './search/route-head';
import { filledHead, type PageMetadata } from './search/filled-head';
import type { CachedPage } from './first-view/page-cache';
import { previewBadge } from './preview/preview-badge';
import { scriptsFailed } from './scripts-failed';
import { startAfterPaint, type Hint } from './start-after-paint';

/** Scripts of a remote's route, in execution order. */
const scriptsOf = ({ preload }: Deployment['extras'], { files = [] }: PublishedRoute): string[] => [
  ...new Set([...preload, ...files]),
];

const ownedRoutes = memoize((registry: Registry) =>
  Object.keys(registry.microFrontends).flatMap((name) => {
    const live = liveOf(registry, name);
    return live === undefined ? [] : live.extras.routes.map((route) => ({ path: route.path, route, live }));
  }),
);

/** Finds the route of a path, and the live version of its package. */
const ownerOf = (registry: Registry, path: string) => routeFor(ownedRoutes(registry), path);

/** Shared packages that the shell loads on start (`shell/src/bootstrap.tsx`). */
const SHELL_PRELOADS = { shares: ['react-dom/client'] };
/** Adds the HTTP client, which a page without a server render needs for its first reads. */
const UNRENDERED_PAGE_PRELOADS = { shares: [...SHELL_PRELOADS.shares, 'http'] };

/** Preload hints for the scripts of the opened page, so that the browser loads them in parallel with the shell's. */
const preloadsOf = (registry: Registry, path: string, isRendered: boolean): Hint[] => {
  const ofShell = (urls: readonly string[]): Hint[] =>
    urls.map((href) => ({ href, integrity: undefined, isForeign: false }));
  const preloads = ofShell(shareUrlsOf(registry, isRendered ? SHELL_PRELOADS : UNRENDERED_PAGE_PRELOADS));
  const opened = ownerOf(registry, path);
  if (opened === undefined) return preloads;
  const { live, route } = opened;
  return [
    ...preloads,
    ...scriptsOf(live.extras, route).map((file) => ({
      href: new URL(file, live.url).href,
      integrity: live.extras.assets[file],
      isForeign: true,
    })),
    ...ofShell(shareUrlsOf(registry, route)),
  ];
};

interface Opened {
  readonly path: string;
  readonly search: string;
  readonly isMember: boolean;
  /** `Cookie` header of the request. */
  readonly cookies: string;
}

const scriptTag = (nonce: string, script: string): string => `<script nonce="${nonce}">${script}</script>`;

/** Renders the script that prefetches the first reads of the opened page. */
const readsTag = (registry: Registry, nonce: string, { path, search, isMember, cookies }: Opened): string => {
  const opened = ownerOf(registry, path);
  if (opened === undefined) return '';
  const page = {
    path: pathParams(opened.path, path),
    query: new URLSearchParams(search),
    place: isMember ? undefined : locationOfCookies(cookies),
  };
  const script = earlyReadsScript(earlyReadsOf(opened.route.firstReads, page, isMember));
  return script === undefined ? '' : scriptTag(nonce, script);
};

const hintTag = (nonce: string, { href, integrity, isForeign }: Hint): string => {
  const promise = integrity === undefined ? '' : ` integrity="${escaped(integrity)}"`;
  return `<link rel="preload" as="script"${isForeign ? ' crossorigin' : ''} nonce="${nonce}"${promise} href="${href}">`;
};

const registryHint = (path: string): string => `<link rel="preload" as="fetch" crossorigin href="${path}">`;

interface PageRequest {
  /** Page of the shell. */
  readonly template: PageTemplate;
  readonly registry: Registry;
  readonly path: string;
  /** Query string with its question mark. */
  readonly search?: string;
  readonly cookies?: string;
  /** Whether the request has a login: a visitor on a member route sees the login page. */
  readonly isMember: boolean;
  /** Allowed script sources; the shell loads no remote from elsewhere. */
  readonly sources: ScriptSources;
  /** Server-rendered first view, if any. */
  readonly rendered?: CachedPage | undefined;
  /** Public origin of the site. */
  readonly origin: string;
  /** Signed token for reports of this page on releases; `undefined` when none is counted. */
  readonly healthToken?: string | undefined;
  /** Versions that only this visitor looks at: `mf_usage@1.4.0-3f2a9c01`. */
  readonly previewed?: readonly string[];
}

/** Rejects characters that would close the attribute. */
const VERSION = /^[\w.-]+$/;

const metaTag = (name: string, words: readonly string[]): string =>
  words.length === 0 ? '' : `<meta name="${name}" content="${words.join(' ')}">`;

const SEALED_PAGE = scriptCall(browserScript('sealed-page.js'));
const REPLAY_CLICKS = scriptCall(browserScript('replay-clicks.js'));
const RENDERED_MAP = scriptCall(browserScript('rendered-map.js'));
const EARLY_ERRORS = scriptCall(browserScript('early-errors.js'));

/** Renders the state for hydration. */
const viewTag = ({ page, isStale }: CachedPage): string =>
  page.view === undefined
    ? ''
    : `<script type="application/json" id="drawn">${inlineJson({ ...page.view, isStale })}</script>`;

/** Renders the script of a page with a map (`shared/pages/src/map`). */
const mapTag = ({ page }: CachedPage, nonce: string): string =>
  page.html.includes(' data-map=') ? scriptTag(nonce, RENDERED_MAP) : '';

/** Fills in the first view. */
const filledView = (rendered: CachedPage | undefined, nonce: string): Filled =>
  rendered === undefined
    ? {}
    : {
        root: () => `<div id="root">${rendered.page.html}</div>${mapTag(rendered, nonce)}${viewTag(rendered)}`,
        // Appended last, like styled-components in the browser: component rules override page rules.
        headEnd: (end) => rendered.page.styles + end,
      };

interface Asked {
  /** Requested path. */
  readonly path: string;
  /** Path of the page that is shown: the login page for a visitor on a member route. */
  readonly opened: string;
  readonly search: string;
}

/** Returns a page's metadata from the server render, else from the route table. */
const metadataOf = (
  registry: Registry,
  { path, opened, search }: Asked,
  rendered: CachedPage | undefined,
): PageMetadata => {
  if (rendered !== undefined) return { title: rendered.page.title, head: rendered.page.head };
  const route = ownerOf(registry, path)?.route;
  const shown = route && ownerOf(registry, opened)?.route;
  return { title: shown && titleOfRoute(shown), head: route && headOfRoute(route, search) };
};

const LOGIN = '/login';

const isPublic = (registry: Registry, path: string): boolean =>
  Object.keys(registry.microFrontends).some((name) =>
    liveOf(registry, name)?.extras.routes.some((route) => route.access === 'public' && matchesPath(route.path, path)),
  );

/** Returns whether a path is that of a window which visits pages of others. */
export const isWindowPath = (registry: Registry, path: string): boolean =>
  ownerOf(registry, path)?.route.isWindow === true;

/** Pattern of the route that a path belongs to; `*` for an unknown route. */
export const routePatternOf = (registry: Registry, path: string): string => ownerOf(registry, path)?.path ?? '*';

/** Name of the package that owns a path; `undefined` for an unknown route. */
export const ownerOfPath = (registry: Registry, path: string): string | undefined => {
  const opened = ownerOf(registry, path);
  return opened && Object.keys(registry.microFrontends).find((name) => liveOf(registry, name) === opened.live);
};

/** Renders the app's HTML for a path: registry link, preload hints, a fresh nonce on every script. */
export const pageOf = ({
  template,
  registry,
  path,
  search = '',
  cookies = '',
  isMember,
  sources,
  rendered,
  origin,
  healthToken,
  previewed = [],
}: PageRequest): { html: string; nonce: string } => {
  const nonce = randomBytes(16).toString('base64');
  const opened = isMember || isPublic(registry, path) ? path : LOGIN;
  const isRendered = rendered !== undefined && rendered.page.html !== '';
  const hints = preloadsOf(registry, opened, isRendered);
  // Skips the prefetch: the hydration state already holds the data.
  const isRead = rendered?.page.view !== undefined;
  const reads = isRead ? '' : readsTag(registry, nonce, { path: opened, search, isMember, cookies });
  const shell = liveOf(registry, 'shell')?.metadata.version ?? '';
  const { path: registryPath } = registryFile(registry);
  const metaTags = [
    metaTag('remote-origins', sources.hashed),
    metaTag('dev-origins', sources.unhashed ?? []),
    metaTag('registry', [registryPath]),
    metaTag('shell', VERSION.test(shell) ? [shell] : []),
    metaTag('health', healthToken === undefined ? [] : [healthToken]),
  ];
  const metadata = metadataOf(registry, { path, opened, search }, rendered);
  const { shellScripts } = template;
  const ownScripts = [...shellScripts, ...shareUrlsOf(registry, SHELL_PRELOADS)];
  const watch = [pageGuard(sources), SEALED_PAGE, EARLY_ERRORS, scriptsFailed(ownScripts)].map((script) =>
    scriptTag(nonce, script),
  );
  const before = [reads, ...watch, ...metaTags].join('');
  const scripts = (tags: string): string => {
    if (!isRendered) {
      const hintTags = hints.map((hint) => hintTag(nonce, hint)).join('');
      // Inserted before the shell's script, so that the hints start with it.
      return before + registryHint(registryPath) + hintTags + tags.replaceAll('<script', `<script nonce="${nonce}"`);
    }
    const started = [startAfterPaint(registryPath, shellScripts, hints), REPLAY_CLICKS];
    return before + started.map((script) => scriptTag(nonce, script)).join('');
  };
  const head = filledHead(metadata, !isHidden(registry, path), origin);
  const html = template.fill({
    ...colourMode(cookies),
    ...filledView(rendered, nonce),
    ...head,
    scripts,
    bodyEnd: (end) => previewBadge(previewed) + (head.bodyEnd?.(end) ?? end),
  });
  return { html, nonce };
};
