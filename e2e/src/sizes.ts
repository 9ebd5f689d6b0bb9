import { gzipSync } from 'node:zlib';
import { FIRST_LOAD_BUDGET_KB, HOME_BUDGET_KB, REMOTE_BUDGET_KB, REMOTES } from '@dongne/release/config';
import { chromium } from 'playwright-core';
import { findBrowser, launchOptions } from './browser/find-browser';
import { fontHasLoaded } from './after-first-view';
import { saveData } from './browser/save-data';

/** Measured size and its budget; kilobytes are 1,000 bytes of gzip, level 9. */
export interface Size {
  readonly what: string;
  readonly kb: number;
  readonly budgetKb: number;
  readonly files: number;
}

const GZIP_LEVEL = 9;

const gzippedKb = (body: Buffer): number => gzipSync(body, { level: GZIP_LEVEL }).length / 1_000;

const sum = (bodies: readonly Buffer[]): number => bodies.reduce((total, body) => total + gzippedKb(body), 0);

/** Measures the scripts that `/` loads in an empty browser until the network is idle, and all of Home after a scroll. */
const loadsOfHome = async (baseUrl: string): Promise<readonly Size[]> => {
  const browser = await chromium.launch(launchOptions(await findBrowser()));
  try {
    const page = await browser.newPage();
    await page.addInitScript(saveData); // without the pages that may be opened next
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) bodies.push(response.body());
    });
    const loaded = async (what: string, budgetKb: number): Promise<Size> => {
      await page.waitForLoadState('networkidle');
      const scripts = await Promise.all(bodies);
      return { what, kb: sum(scripts), budgetKb, files: scripts.length };
    };
    await page.goto(baseUrl);
    // Includes what loads after the first view.
    await fontHasLoaded(page);
    const first = await loaded('first load of /', FIRST_LOAD_BUDGET_KB);
    await page.mouse.wheel(0, 100);
    await page.getByRole('heading', { name: '이벤트' }).waitFor();
    return [first, await loaded('all of Home', HOME_BUDGET_KB)];
  } finally {
    await browser.close();
  }
};

/** Part of the registry with a version's files. */
interface Deployment {
  readonly url: string;
  readonly deployment: { readonly default: boolean };
  readonly extras: { readonly assets: Readonly<Record<string, string>> };
}

const bodyOf = async (url: string): Promise<Buffer> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
};

/** Measures all scripts of a remote's live version. */
const remote = async (folder: string, deployments: readonly Deployment[] | undefined): Promise<Size> => {
  const live = deployments?.find(({ deployment }) => deployment.default);
  if (live === undefined) throw new Error(`${folder} has no live version in the registry.`);
  const files = Object.keys(live.extras.assets).filter((file) => file.endsWith('.js'));
  const bodies = await Promise.all(files.map((file) => bodyOf(new URL(file, live.url).href)));
  return { what: folder, kb: sum(bodies), budgetKb: REMOTE_BUDGET_KB, files: files.length };
};

/** Measures the first load and each remote of a running system. */
export const measureSizes = async (baseUrl: string): Promise<readonly Size[]> => {
  const registry: { microFrontends: Record<string, Deployment[]> } = JSON.parse(
    String(await bodyOf(`${baseUrl}/registry.json`)),
  );
  const remotes = REMOTES.map(({ folder, name }) => remote(folder, registry.microFrontends[name]));
  return [...(await loadsOfHome(baseUrl)), ...(await Promise.all(remotes))];
};

/** Checks a size against its budget. */
export const isOver = ({ kb, budgetKb }: Size): boolean => kb > budgetKb;
