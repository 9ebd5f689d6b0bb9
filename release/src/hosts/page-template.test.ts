import { readTemplate } from './page-template';

/** Page of a build, as its minifier writes it. */
const BUILT = [
  '<!doctype html><html lang=ko><head><meta name=description content="모두를 위한 글"><title>동네세탁</title>',
  '<script defer src=/shell/files/a.1.js></script><script defer src=/shell/files/b.2.js></script></head>',
  '<body><div id=root></div><noscript>글</noscript></body></html>',
].join('');

/** The same as other minifiers wrote it. */
const QUOTED = BUILT.replace('name=description', 'name="description"')
  .replace('id=root', 'id="root"')
  .replaceAll(/defer src=([^>]+)/g, 'defer="defer" src="$1"');

describe('the template of a page', () => {
  it.each([
    ['of this build', BUILT],
    ['of an older build', QUOTED],
  ])('finds the scripts and places %s', (_case, html) => {
    const { shellScripts, missing, fill } = readTemplate(html);
    expect(shellScripts).toEqual(['/shell/files/a.1.js', '/shell/files/b.2.js']);
    expect(missing).toEqual([]);
    const page = fill({
      title: () => '<title>T</title>',
      description: () => 'D',
      scripts: () => 'S',
      headEnd: (end) => `H${end}`,
      root: () => 'R',
      bodyEnd: (end) => `B${end}`,
    });
    expect(page).toContain('<head>D<title>T</title>SH</head>');
    expect(page).toContain('<body>R<noscript>글</noscript>B</body></html>');
  });

  it('stays as it was built where nothing is filled in', () => {
    expect(readTemplate(BUILT).fill({})).toBe(BUILT);
  });

  it('takes text literally, and fills no place in it', () => {
    const page = readTemplate(BUILT).fill({ title: () => "<title>$& $' </body></title>", bodyEnd: (end) => `B${end}` });
    expect(page).toContain("<title>$& $' </body></title><script");
    expect(page.endsWith('글</noscript>B</body></html>')).toBe(true);
  });

  it('names what a page lacks', () => {
    expect(readTemplate('<html><head></head><body></body></html>').missing).toEqual(['title', 'scripts', 'root']);
    expect(readTemplate('').fill({ root: () => 'R' })).toBe('');
  });
});
