import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textsInSources, sourceText } from '@dongne/build/pictured-texts';
import type { Page } from '@playwright/test';
import { fontHasLoaded, networkIsQuiet } from './after-first-view';

const FOLDER = join(import.meta.dirname, '../../docs/images');
/** Readable text at a fifth of a PNG's size. */
const QUALITY = 72;
const GAP_PX = 16;

const isAsked = (): boolean => process.env['PICTURES'] === 'on';

/** Visible texts of the screen, by element. */
const shownTexts = async (page: Page): Promise<string[]> => {
  const texts = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => {
        const shown: string[] = [];
        const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(node);
          const { top, bottom, width } = range.getBoundingClientRect();
          const isInSight = width > 0 && bottom > 0 && top < innerHeight;
          if (isInSight && /[가-힣a-z]/i.test(node.nodeValue ?? '')) shown.push(node.parentElement?.innerText ?? '');
        }
        return shown;
      }),
    ),
  );
  return texts.flat().flatMap((text) => text.split('\n'));
};

/** Writes the texts of a picture to a file, which a test compares with the sources. */
const writeTexts = (name: string, shown: readonly string[]): Promise<void> =>
  writeFile(join(FOLDER, `${name}.json`), `${JSON.stringify(textsInSources(shown, sourceText()), null, 2)}\n`);

/** Takes a picture for the README if `PICTURES=on`: it contains times and numbers, and would change with every run. */
export const takeDocumentedPicture = async (page: Page, name: string): Promise<void> => {
  if (!isAsked()) return;
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: QUALITY, scale: 'css' });
  await writeTexts(name, await shownTexts(page));
};

/** Strip of pictures of one story; does nothing without `PICTURES=on`. */
export class PictureStrip {
  readonly #pictures: Buffer[] = [];
  readonly #texts: string[] = [];

  constructor(private readonly page: Page) {}

  /** Closes the tutorial, which covers the first visit. */
  async closeTutorial(): Promise<void> {
    if (isAsked())
      await this.page.addInitScript(() => {
        document.cookie = 'closeTutorial=Y; path=/';
      });
  }

  /** Adds the current screen, once everything has loaded. */
  async take(): Promise<void> {
    if (!isAsked()) return;
    await fontHasLoaded(this.page);
    await networkIsQuiet(this.page);
    this.#texts.push(...(await shownTexts(this.page)));
    this.#pictures.push(await this.page.screenshot({ scale: 'css', animations: 'disabled' }));
  }

  /** Writes the strip and its texts. */
  async write(name: string): Promise<void> {
    if (!isAsked()) return;
    const [first] = this.#pictures;
    const browser = this.page.context().browser();
    if (first === undefined || browser === null) throw new Error('no picture was taken');
    // Reads the size in the PNG header.
    const [width, height] = [first.readUInt32BE(16), first.readUInt32BE(20)];
    const images = this.#pictures.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`);
    const sheet = await browser.newPage({
      viewport: { width: images.length * (width + GAP_PX) + GAP_PX, height: height + 2 * GAP_PX },
      deviceScaleFactor: 0.8,
    });
    await sheet.setContent(
      `<body style="margin:0;padding:${GAP_PX}px;display:flex;gap:${GAP_PX}px;background:#f2f4f6">${images.join('')}`,
    );
    await sheet.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: QUALITY });
    await sheet.close();
    await writeTexts(name, this.#texts);
  }
}
