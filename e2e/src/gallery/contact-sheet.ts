import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';

/** Grid of small pictures of one look. */
export interface ContactSheet {
  readonly title: string;
  readonly pictures: readonly { readonly name: string; readonly file: string }[];
  /** Width of each picture. */
  readonly cellWidth: number;
  /** Ratio of height to width of the visible part, from the top. */
  readonly ratio: number;
  readonly columns: number;
}

const GAP = 8;
const LABEL = 16;

const dataUrl = async (file: string): Promise<string> =>
  `data:image/jpeg;base64,${(await readFile(file)).toString('base64')}`;

const pageOf = async ({ title, pictures, cellWidth, ratio, columns }: ContactSheet): Promise<string> => {
  const cells = await Promise.all(
    pictures.map(
      async ({ name, file }) => `<figure><figcaption>${name}</figcaption><img src="${await dataUrl(file)}"></figure>`,
    ),
  );
  return `<!doctype html><title>${title}</title><style>
    body { margin: ${GAP}px; background: #8a8f98; font: 11px/${LABEL}px sans-serif; width: max-content }
    main { display: grid; grid-template-columns: repeat(${columns}, ${cellWidth}px); gap: ${GAP}px }
    figure { margin: 0 }
    figcaption { height: ${LABEL}px; overflow: hidden; white-space: nowrap }
    img { display: block; width: ${cellWidth}px; height: ${Math.round(cellWidth * ratio)}px; object-fit: cover; object-position: top }
  </style><main>${cells.join('')}</main>`;
};

/** Writes a sheet as WebP, which Playwright's screenshots do not support. */
export const writeContactSheet = async (
  browser: Browser,
  sheet: ContactSheet,
  file: string,
  quality: number,
): Promise<void> => {
  const width = sheet.columns * (sheet.cellWidth + GAP) + GAP;
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.setContent(await pageOf(sheet));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  await writeFile(file, Buffer.from(data, 'base64'));
  await page.close();
};
