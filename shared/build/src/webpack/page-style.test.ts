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
  it('follow the device unless the page sets a mode, and print light', () => {
    expect(ofPage().style).toBe(
      ':root{color-scheme:light;--surface-page:#ffffff}' +
        '@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;--surface-page:#17191e}}' +
        '@media screen{:root[data-theme=dark]{color-scheme:dark;--surface-page:#17191e}}' +
        'html { background: var(--surface-page); }',
    );
  });

  it("include the background of both modes for the browser's bars", () => {
    expect(ofPage()).toMatchObject({ light: '#ffffff', dark: '#17191e' });
  });

  it('come from the design system', () => {
    expect(pageStyle().style).toContain('--text-primary:');
  });

  it('are refused without one of the modes', () => {
    expect(() => pageStyle({ colours: CSS.slice(0, CSS.indexOf(":root[data-theme='dark']")) })).toThrow(
      'light and dark',
    );
  });

  it('work in the oldest supported browsers', () => {
    expect(tooNewStyles(pageStyle().style)).toEqual([]);
  });
});
