import { colourMode } from './colour-mode';
import { readTemplate } from './page-template';

const PAGE = [
  '<html lang="ko"><head>',
  '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">',
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#17191e">',
  '</head></html>',
].join('');

const inColourMode = (cookies: string): string => readTemplate(PAGE).fill(colourMode(cookies));

describe('the colour mode of a page', () => {
  it.each([
    ['nothing was chosen', ''],
    ['another site set a cookie of that name', 'colourMode=%22onload'],
    ['the name is part of another one', 'xcolourMode=dark'],
  ])('follows the device: %s', (_case, cookies) => expect(inColourMode(cookies)).toBe(PAGE));

  it('is the chosen one in the HTML and in the theme colour', () => {
    const html = inColourMode('a=b; colourMode=dark; c=d');
    expect(html).toContain('<html data-theme="dark" lang="ko">');
    expect(html).toContain('media="not all" content="#ffffff"');
    expect(html).toContain('media="all" content="#17191e"');
  });

  it('stays light on a dark device when light was chosen', () => {
    const html = inColourMode('colourMode=light');
    expect(html).toContain('<html data-theme="light" lang="ko">');
    expect(html).toContain('media="all" content="#ffffff"');
  });
});
