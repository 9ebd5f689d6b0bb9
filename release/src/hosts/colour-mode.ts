/** 마이's switch keeps the choice in this cookie (`mf-mypage/src/my-home/colour-mode.ts`); without it the device decides. */
const CHOICE = /(?:^|; )colourMode=(light|dark)(?:;|$)/;

const METAS = {
  light: 'media="(prefers-color-scheme: light)"',
  dark: 'media="(prefers-color-scheme: dark)"',
} as const;

/**
 * The page in the mode that its customer has chosen: written by the host, so that the first paint has it and nothing
 * flashes. The colours of both modes stand in the page already (`shared/build/src/webpack/page-style.mjs`).
 *
 * @param cookies what the browser brought along.
 */
export const inColourMode = (html: string, cookies: string): string => {
  const [, mode] = CHOICE.exec(cookies) ?? [];
  if (mode === undefined) return html;
  const [chosen, other] = mode === 'dark' ? [METAS.dark, METAS.light] : [METAS.light, METAS.dark];
  return html
    .replace('<html', `<html data-theme="${mode}"`)
    .replace(chosen, 'media="all"')
    .replace(other, 'media="not all"');
};
