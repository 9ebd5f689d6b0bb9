import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium, type BrowserContext } from 'playwright-core';
import { findBrowser, launchOptions } from '../browser/find-browser';
import type { Place } from './page-visit';
import type { WebPage } from './web-pages';

/** Metrics that Lighthouse simulates for a slow phone from an unthrottled load. */
export interface Simulated {
  readonly lcpMs: number;
  readonly fcpMs: number;
  readonly tbtMs: number;
}

const AUDITS = { lcpMs: 'largest-contentful-paint', fcpMs: 'first-contentful-paint', tbtMs: 'total-blocking-time' };

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const withOpenBrowser = async <T>(
  baseUrl: string,
  use: (context: BrowserContext, port: number) => Promise<T>,
): Promise<T> => {
  const profile = await mkdtemp(join(tmpdir(), 'dongne-lighthouse-'));
  const port = await freePort();
  const { args, ...options } = launchOptions(await findBrowser());
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    baseURL: baseUrl,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    return await use(context, port);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
};

/** Runs Lighthouse once with its simulated phone, network and CPU. */
export const simulate = (webPage: WebPage, { baseUrl, cookies = {} }: Place): Promise<Simulated> =>
  withOpenBrowser(baseUrl, async (context, port) => {
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseUrl })));
    await webPage.logIn?.(context, baseUrl);
    const run = await lighthouse(baseUrl + webPage.path, {
      port,
      logLevel: 'error',
      onlyAudits: Object.values(AUDITS),
      disableFullPageScreenshot: true,
    });
    const figure = (audit: string): number => {
      const value = run?.lhr.audits[audit]?.numericValue;
      if (value === undefined) throw new Error(`Lighthouse reports no ${audit} of ${webPage.path}.`);
      return value;
    };
    return { lcpMs: figure(AUDITS.lcpMs), fcpMs: figure(AUDITS.fcpMs), tbtMs: figure(AUDITS.tbtMs) };
  });
