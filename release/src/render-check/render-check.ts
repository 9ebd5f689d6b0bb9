import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ROOT, SHELL } from '../config';
import type { Bundle, Bundles } from '../hosts/first-view/render-process';
import { pageOf } from '../hosts/page';
import { readTemplate, type PageTemplate } from '../hosts/page-template';
import { shellsOfCustomers } from '../publish/compatibility';
import type { StagedBuild } from '../publish/stage-build';
import { folderOf, liveOf, pathOf, type Deployment, type Registry } from '../registry/registry';
import type { ReleaseStore } from '../store/disk-store';
import { startBrowser } from './browser-process';
import { openCheckSite, type ReadFile } from './check-site';
import { cookiesOf } from './member-cookies';
import { renderPages } from './render-pages';
import { openedPageOf } from './route-addresses';
import { sampleAnswers, type SampleAnswer } from './sample-answer';

/** Browsers that share the pages: one for each core of a small machine. */
const BROWSERS = 2;
/** Number of routes in a refusal. */
const MAX_FAULTS = 5;

/** Build that is not published yet. */
interface Candidate {
  readonly name: string;
  readonly deployment: Deployment;
  readonly staged: Pick<StagedBuild, 'shared' | 'own'>;
}

/** Registry in which one version of each package is known and live. */
const registryWith = (registry: Registry, shell: Deployment, { name, deployment }: Candidate): Registry => {
  const chosen = new Map(Object.keys(registry.microFrontends).map((each) => [each, liveOf(registry, each)]));
  chosen.set(SHELL.name, shell).set(name, deployment);
  return {
    ...registry,
    microFrontends: Object.fromEntries(
      [...chosen].flatMap(([each, one]) =>
        one === undefined ? [] : [[each, [{ ...one, deployment: { traffic: 100, default: true } }]]],
      ),
    ),
  };
};

/** One shell with the candidate in it. */
interface Stage {
  readonly name: string;
  readonly registry: Registry;
  readonly readFile: ReadFile;
  /** The shell's page. */
  readonly template: PageTemplate;
  readonly bundles: Bundles;
}

const openRoutes = async (
  { name, registry, template, bundles, readFile: readPublished }: Stage,
  answerOf: SampleAnswer,
  onNote: (sentence: string) => void,
): Promise<string[]> => {
  const site = await openCheckSite(registry, readPublished, answerOf);
  const browsers = Array.from({ length: BROWSERS }, startBrowser);
  const pages = (liveOf(registry, name)?.extras.routes ?? []).map(openedPageOf);
  const serverPages = renderPages(bundles, site.registry, site.origin, pages);
  try {
    const faults: string[] = [];
    const openNext = async (browser: ReturnType<typeof startBrowser>): Promise<void> => {
      while (faults.length < MAX_FAULTS) {
        const { value: next } = await serverPages.next();
        if (next === undefined) return;
        const { page, rendered, fault } = next;
        const at = `${page.route} of ${name}`;
        if (fault !== undefined) {
          faults.push(`${at} ${fault}`);
          continue;
        }
        for (const error of rendered?.errors ?? []) onNote(`${at} leaves a part to the browser: ${error}`);
        const { html } = pageOf({
          template,
          registry: site.registry,
          path: page.pathname,
          search: page.search,
          isMember: page.isMember,
          sources: { hashed: [site.remoteOrigin], others: [], machines: [], takesHtml: false },
          rendered: rendered && { page: rendered, isStale: false },
          origin: site.origin,
        });
        const url = site.origin + page.pathname + page.search;
        const [error] = await browser.open({ url, html, cookies: cookiesOf(page) });
        if (error !== undefined) faults.push(`${at} failed in the browser: ${error}`);
      }
    };
    await Promise.all(browsers.map(openNext));
    return faults;
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    await serverPages.return();
    for (const browser of browsers) browser.end();
    site.close();
  }
};

/**
 * Opens every route of a build that is not published yet, with the live shell and the one that a rollback would return
 * to: rendered by the server bundles, then hydrated by the scripts of the page in jsdom. Answers of the API are samples
 * made from its schemas.
 *
 * @param onNote called with a sentence for each part that only the browser renders.
 * @returns a sentence for each route that throws, writes an error to the console or does not come to rest.
 */
export const objectionsToPages = async (
  store: Pick<ReleaseStore, 'readFile'>,
  registry: Registry,
  candidate: Candidate,
  onNote: (sentence: string) => void = () => undefined,
): Promise<string[]> => {
  const { name, deployment, staged } = candidate;
  const answerOf = sampleAnswers(JSON.parse(await readFile(join(ROOT, 'api/openapi.json'), 'utf8')));
  const readStaged = (folder: string, file: string) => readFile(join(folder, file)).catch(() => undefined);
  for (const shell of name === SHELL.name ? [deployment] : shellsOfCustomers(registry)) {
    const shown = registryWith(registry, shell, candidate);
    const readPublished: ReadFile = async (owner, file) => {
      const published = liveOf(shown, owner);
      if (owner === name) return readStaged(staged.shared, file);
      return published && store.readFile(owner, folderOf(published), file);
    };
    const bundleOf = async (owner: string, { metadata, extras }: Deployment): Promise<Bundle | undefined> => {
      if (extras.server === undefined) return undefined;
      const { file } = extras.server;
      const bytes = await (owner === name
        ? readStaged(staged.own, file)
        : store.readFile(owner, metadata.version, file));
      return bytes && { name: `${owner}@${metadata.version}`, source: bytes.toString('utf8') };
    };
    const template = await readPublished(SHELL.name, basename(pathOf(shell)));
    const shellBundle = await bundleOf(SHELL.name, shell);
    if (template === undefined || shellBundle === undefined) continue;
    const remote = name === SHELL.name ? undefined : await bundleOf(name, deployment);
    const bundles = { shell: shellBundle, remote };
    const page = readTemplate(String(template));
    if (page.missing.length > 0)
      return [`The shell's page lacks ${page.missing.join(', ')}. Compare shell/index.html and publish again.`];
    const stage = { name, registry: shown, readFile: readPublished, template: page, bundles };
    const faults = await openRoutes(stage, answerOf, onNote);
    if (faults.length > 0)
      return faults.map((fault) => `${fault} (shell ${shell.metadata.version}). Fix it and publish again.`);
  }
  return [];
};
