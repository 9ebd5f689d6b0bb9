import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { BrowserProgram } from './browser-program';

const CACHE = resolve(import.meta.dirname, '../../node_modules/.cache/chromium');

const FONT_LIST = 'fonts.conf';

/** Makes the package extract its libraries, as on AWS Lambda. */
const WITH_LIBRARIES = { AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };

/** Runs work with environment variables set, and restores them. */
const withEnvironment = async <T>(wanted: Readonly<Record<string, string>>, work: () => Promise<T>): Promise<T> => {
  const before = { ...process.env };
  Object.assign(process.env, wanted);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
};

/** Font configuration: the package's own has paths of another environment. */
const fontList = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/** Extracts the package into a temporary folder and renames it, so that no process sees an incomplete browser. */
const extractTo = async (folder: string): Promise<void> => {
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}.`);
  try {
    await withEnvironment({ ...WITH_LIBRARIES, TMPDIR: draft }, async () => {
      const { default: chromium } = await import('@sparticuz/chromium');
      await chromium.executablePath();
    });
    await writeFile(join(draft, FONT_LIST), fontList(folder));
    if (!existsSync(folder)) await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};

const packageVersion = async (): Promise<string> => {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const file = join(entry.slice(0, entry.indexOf('/build/')), 'package.json');
  const { version }: { version: string } = JSON.parse(await readFile(file, 'utf8'));
  return version;
};

/**
 * Extracts the Chromium of the npm package `@sparticuz/chromium` for a machine without one: Linux on x64, with
 * libraries and font. Extracted once (190 MB) into this package's cache.
 */
export const bundledChromium = async (): Promise<BrowserProgram> => {
  const folder = join(CACHE, await packageVersion());
  if (!existsSync(join(folder, 'chromium'))) await extractTo(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: join(folder, FONT_LIST) },
  };
};
