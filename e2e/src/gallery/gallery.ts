import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, request as requests, type Browser } from 'playwright-core';
import { Sandbox } from '../actors/sandbox';
import { findBrowser, launchOptions } from '../browser/find-browser';
import { givenUrl } from '../system/customers-url';
import { startSystem } from '../system/start-system';
import { writeContactSheet, type ContactSheet } from './contact-sheet';
import { LOOKS, pictureFile, takeLooks, type Look } from './looks';
import { VIEWERS, visitsOf, type Viewer, type Visit } from './visits';

/** Folder of all pictures and large sheets, ignored by git. */
const FOLDER = join(import.meta.dirname, '../../../.pictures');
/** Folder of the committed sheets with the first view of each page. */
const COMMITTED_FOLDER = join(import.meta.dirname, '../../../docs/images/routes');

const READABLE_QUALITY = 80;
const COMMITTED_QUALITY = 40;

const sheetOf = (viewer: Viewer, look: Look, visits: readonly Visit[], cellWidth: number): ContactSheet => ({
  title: `${viewer.name} ${look.name}`,
  pictures: visits.map((visit) => ({ name: visit.path, file: pictureFile(join(FOLDER, viewer.name), look, visit) })),
  cellWidth,
  ratio: look.height / look.width,
  columns: 12,
});

/** Selects the committed sheets: phone and desktop in both colour modes, for the viewers with the most pages. */
const isCommitted = ({ name }: Viewer, look: Look): boolean =>
  name === 'member' ? look.width !== 360 : look.width === 390 && (name === 'visitor' || look.mode === 'light');

const COMMITTED_CELL_PX = { phone: 156, desk: 240 };

const writeSheets = async (browser: Browser, viewer: Viewer, visits: readonly Visit[]): Promise<void> => {
  for (const look of LOOKS) {
    const file = `${viewer.name}-${look.name}.webp`;
    await writeContactSheet(
      browser,
      sheetOf(viewer, look, visits, look.width / 2),
      join(FOLDER, file),
      READABLE_QUALITY,
    );
    if (!isCommitted(viewer, look)) continue;
    const cellWidth = look.width > 1_000 ? COMMITTED_CELL_PX.desk : COMMITTED_CELL_PX.phone;
    await writeContactSheet(
      browser,
      sheetOf(viewer, look, visits, cellWidth),
      join(COMMITTED_FOLDER, file),
      COMMITTED_QUALITY,
    );
  }
};

const takeAllOf = async (viewer: Viewer, browser: Browser, baseUrl: string): Promise<void> => {
  const context = await browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
  const request = await requests.newContext({ baseURL: baseUrl });
  try {
    const visits = await visitsOf(viewer, context, new Sandbox(request), baseUrl);
    for (const visit of visits) {
      const page = await context.newPage();
      await takeLooks(page, visit, baseUrl, join(FOLDER, viewer.name));
      await page.close();
    }
    await writeSheets(browser, viewer, visits);
    console.log(`${viewer.name}: ${visits.length} pages, ${visits.length * LOOKS.length} pictures`);
  } finally {
    await context.close();
    await request.dispose();
  }
};

/**
 * `pnpm pictures [visitor|member|partner|native …]`: takes pictures of every page at three sizes in both colour modes.
 */
const main = async (): Promise<void> => {
  const named = process.argv.slice(2);
  const given = givenUrl();
  const system = given === undefined ? await startSystem() : undefined;
  const browser = await chromium.launch(launchOptions(await findBrowser()));
  try {
    await Promise.all([FOLDER, COMMITTED_FOLDER].map((folder) => mkdir(folder, { recursive: true })));
    for (const viewer of VIEWERS)
      if (named.length === 0 || named.includes(viewer.name))
        await takeAllOf(viewer, browser, given ?? system?.baseUrl ?? '');
  } finally {
    await browser.close();
    await system?.stop();
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
