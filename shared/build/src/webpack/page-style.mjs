import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const THEME = resolve(import.meta.dirname, '../../../ui/src/theme');
const read = (file) => readFileSync(resolve(THEME, file), 'utf8');
const withoutComments = (css) => css.replace(/\/\*[^]*?\*\//g, '');
/** Declarations inside the braces of a colour mode. */
const RULE = /:root\[data-theme='(light|dark)'\]\s*\{([^}]*)\}/g;

const declarationsOf = (css) =>
  Object.fromEntries(
    [...withoutComments(css).matchAll(RULE)].map(([, mode, body]) => [
      mode,
      body
        .split(';')
        .map((line) => line.trim().replace(/:\s+/, ':'))
        .filter(Boolean)
        .join(';'),
    ]),
  );

const pageOf = (declarations) => /--surface-page:([^;]*)/.exec(declarations)?.[1];

/**
 * Inline styles of a page for its first paint: the colours of the device's mode, unless the page sets another one
 * (print uses light), and the base rules.
 *
 * @param {{ colours?: string, base?: string }} [css] the design system's `colours.css` and `base.css`.
 * @returns {{ style: string, light: string, dark: string }} a style sheet; the background colours of both modes.
 * @throws when one of the two modes is missing.
 */
export const pageStyle = ({ colours = read('colours.css'), base = read('base.css') } = {}) => {
  const { light, dark } = declarationsOf(colours);
  if (light === undefined || dark === undefined) throw new Error('colours.css holds no light and dark mode.');
  const style = [
    `:root{${light}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
    `@media screen{:root[data-theme=dark]{${dark}}}`,
    withoutComments(base).replace(/\s+/g, ' ').trim(),
  ].join('');
  return { style, light: pageOf(light), dark: pageOf(dark) };
};
