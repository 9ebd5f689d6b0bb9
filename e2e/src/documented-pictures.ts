import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { saidBySources, sourceText } from '@dongne/build/pictured-texts';
import type { Page } from '@playwright/test';
import { fontHasCome, networkIsQuiet } from './after-first-view';

const FOLDER = join(import.meta.dirname, '../../docs/images');
/** Good enough to read the text in, and a fifth of a PNG. */
const QUALITY = 72;
const GAP_PX = 16;

const isAsked = (): boolean => process.env['PICTURES'] === 'on';

/** Texts that stand within the screen, element by element. */
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

/** Writes what a picture says beside it: a test compares it with the sources. */
const writeTexts = (name: string, shown: readonly string[]): Promise<void> =>
  writeFile(join(FOLDER, `${name}.json`), `${JSON.stringify(saidBySources(shown, sourceText()), null, 2)}\n`);

/**
 * Takes the picture that the README shows, where `PICTURES=on` asks for it: a picture has a time and numbers in it, and would
 * change with every run of the tests.
 */
export const takeDocumentedPicture = async (page: Page, name: string): Promise<void> => {
  if (!isAsked()) return;
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: QUALITY, scale: 'css' });
  await writeTexts(name, await shownTexts(page));
};

/** Pictures of one story side by side, as a strip; without `PICTURES=on` it does nothing. */
export class PictureStrip {
  readonly #pictures: Buffer[] = [];
  readonly #texts: string[] = [];

  constructor(private readonly page: Page) {}

  /** Lets the first visit of a picture be without the tutorial, which lies over the page. */
  async closeTutorial(): Promise<void> {
    if (isAsked())
      await this.page.addInitScript(() => {
        document.cookie = 'closeTutorial=Y; path=/';
      });
  }

  /** Adds the screen as it is, once everything on it has come. */
  async take(): Promise<void> {
    if (!isAsked()) return;
    await fontHasCome(this.page);
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
    // A PNG names its size in its first bytes.
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
