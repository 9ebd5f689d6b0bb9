import { tooNewStyles } from '../browsers/styles.mjs';
import { pageStyle } from './page-style.mjs';

const CSS = `/* why: { } */
:root[data-theme='light'] {
  color-scheme: light;

  --surface-page: #ffffff;
}

:root[data-theme='dark'] {
  color-scheme: dark;

  --surface-page: #17191e;
}
`;

const BASE = '/* reset */\nhtml {\n  background: var(--surface-page);\n}\n';
const ofPage = () => pageStyle({ colours: CSS, base: BASE });

describe('the colours of a page', () => {
  it('follow the device unless the page names a mode, and are light on paper', () => {
    expect(ofPage().style).toBe(
      ':root{color-scheme:light;--surface-page:#ffffff}' +
        '@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;--surface-page:#17191e}}' +
        '@media screen{:root[data-theme=dark]{color-scheme:dark;--surface-page:#17191e}}' +
        'html { background: var(--surface-page); }',
    );
  });

  it("name the ground of either mode, for the browser's own bars", () => {
    expect(ofPage()).toMatchObject({ light: '#ffffff', dark: '#17191e' });
  });

  it('are those of the design system', () => {
    expect(pageStyle().style).toContain('--text-primary:');
  });

  it('are refused without one of the modes', () => {
    expect(() => pageStyle({ colours: CSS.slice(0, CSS.indexOf(":root[data-theme='dark']")) })).toThrow(
      'light and dark',
    );
  });

  it('and its first rules are understood by the oldest browsers that are served', () => {
    expect(tooNewStyles(pageStyle().style)).toEqual([]);
  });
});
