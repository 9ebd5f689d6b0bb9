import type { Filled } from './page-template';

/**
 * Cookie that the switch in 마이 sets (`mf-mypage/src/my-home/colour-mode.ts`); without it the device's setting applies.
 */
const CHOICE = /(?:^|; )colourMode=(light|dark)(?:;|$)/;

const ALWAYS = (): string => 'media="all"';
const NEVER = (): string => 'media="not all"';

/**
 * Fills the page in the customer's colour mode, so that the first paint has it and nothing flashes. The page holds
 * the colours of both modes (`shared/build/src/webpack/page-style.mjs`).
 *
 * @param cookies the `Cookie` header of the request.
 */
export const colourMode = (cookies: string): Filled => {
  const [, mode] = CHOICE.exec(cookies) ?? [];
  if (mode === undefined) return {};
  return {
    htmlTag: (tag) => `${tag} data-theme="${mode}"`,
    lightMode: mode === 'light' ? ALWAYS : NEVER,
    darkMode: mode === 'dark' ? ALWAYS : NEVER,
  };
};
