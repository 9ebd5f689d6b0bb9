import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { BROWSER_FLAGS } from './browser-flags';
import type { BrowserProgram } from './browser-program';
import { bundledChromium } from './bundled-chromium';
import { onPath } from './on-path';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const START_WITHIN_MS = 30_000;

/** Result of the first process, inherited by its children. */
const FOUND = 'E2E_FOUND_BROWSER';

/** Candidate browser; `undefined` when it does not exist. */
interface Place {
  readonly name: string;
  readonly find: () => Promise<BrowserProgram | undefined>;
}

const program = (executablePath: string): BrowserProgram => ({ executablePath, env: {} });

const named = (): Place => {
  const file = process.env['CHROMIUM_PATH'];
  return { name: `CHROMIUM_PATH=${file}`, find: async () => (file ? program(file) : undefined) };
};

const OF_THE_SYSTEM: readonly Place[] = [
  ...SYSTEM_NAMES.map((name) => ({
    name,
    find: async () => {
      const file = onPath(name);
      return file === undefined ? undefined : program(file);
    },
  })),
  {
    name: "Playwright's own",
    find: async () => (existsSync(chromium.executablePath()) ? program(chromium.executablePath()) : undefined),
  },
];

const bundled: Place = { name: '@sparticuz/chromium', find: bundledChromium };

/** Verifies a browser by starting it: its libraries may be missing. */
const tried = async (place: Place): Promise<BrowserProgram | undefined> => {
  const found = await place.find();
  if (found === undefined) return undefined;
  const browser = await chromium.launch({ ...launchOptions(found), timeout: START_WITHIN_MS });
  await browser.close();
  return found;
};

/** Launch options of a browser. */
export const launchOptions = ({ executablePath, env }: BrowserProgram) => ({
  executablePath,
  args: [...BROWSER_FLAGS],
  env: { ...definedOnly(process.env), ...env },
});

const definedOnly = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

const firstLine = (thrown: unknown): string =>
  (thrown instanceof Error ? thrown.message : String(thrown)).split('\n')[0] ?? '';

const search = async (): Promise<BrowserProgram> => {
  const failures: string[] = [];
  for (const place of [named(), bundled, ...OF_THE_SYSTEM]) {
    try {
      const found = await tried(place);
      if (found !== undefined) return found;
    } catch (thrown) {
      failures.push(`${place.name} does not start (${firstLine(thrown)})`);
    }
  }
  throw new Error(
    `No browser for the tests: ${failures.join('; ')}. Install Chromium (\`apt-get install chromium\`) or set CHROMIUM_PATH to one.`,
  );
};

/**
 * Finds a Chromium that starts: `CHROMIUM_PATH`, the npm package `@sparticuz/chromium` (headless shell, half the CPU
 * time), one on the `PATH`, Playwright's own, in this order.
 *
 * @throws {Error} one sentence that says what was tried and what to do, when none starts.
 */
export const findBrowser = async (): Promise<BrowserProgram> => {
  const known = process.env[FOUND];
  if (known !== undefined) return JSON.parse(known);
  const found = await search();
  process.env[FOUND] = JSON.stringify(found);
  return found;
};
