/**
 * Cookie that the switch in 마이 sets (`mf-mypage/src/my-home/colour-mode.ts`); without it the device's setting applies.
 */
const CHOICE = /(?:^|; )colourMode=(light|dark)(?:;|$)/;

const METAS = {
  light: 'media="(prefers-color-scheme: light)"',
  dark: 'media="(prefers-color-scheme: dark)"',
} as const;

/**
 * Renders the page in the customer's colour mode, so that the first paint has it and nothing flashes. The page holds
 * the colours of both modes (`shared/build/src/webpack/page-style.mjs`).
 *
 * @param cookies the `Cookie` header of the request.
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
