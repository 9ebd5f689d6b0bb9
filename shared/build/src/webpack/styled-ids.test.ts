import { join, resolve } from 'node:path';
import { withStyledIds } from './styled-ids.mjs';

const ROOT = resolve(import.meta.dirname, '../../../..');
const at = (path: string): string => join(ROOT, path);
const IMPORT = `import styled, { css } from 'styled-components';\n`;
const idsIn = (source: string): string[] => [...source.matchAll(/componentId:'(\w+)'/g)].map(([, id]) => id ?? '');
const make = (source: string, path = 'shell/src/a.tsx'): string => withStyledIds(IMPORT + source, at(path));

describe('the id of a styled component', () => {
  it('depends on its file and position only', () => {
    const source = 'const A = styled.div`color: red;`;\nconst B = styled(A).attrs({ a: 1 })`color: blue;`;';
    const ids = idsIn(make(source));
    expect(new Set(ids).size).toBe(2);
    expect(idsIn(make(source))).toEqual(ids);
    expect(idsIn(make(source, 'shell/src/b.tsx')).filter((id) => ids.includes(id))).toEqual([]);
    for (const id of ids) expect(id).toMatch(/^[a-z]\w+$/);
  });

  it('comes before other configuration of the component', () => {
    expect(make('const A = styled(B).attrs({ a: 1 })<{ $on: boolean }>`top: 0;`;')).toContain(
      "styled(B).withConfig({componentId:'",
    );
  });

  it('is not added to other templates', () => {
    expect(idsIn(make('const a = css`top: 0;`; const b = other.div`top: 0;`;'))).toEqual([]);
  });

  it('leaves a module without styled components unchanged', () => {
    const source = 'const A = styled.div`top:  0;`;';
    expect(withStyledIds(source, at('shell/src/a.ts'))).toBe(source);
  });
});

describe('the rules of a styled component', () => {
  it('lose redundant whitespace only', () => {
    const source = [
      'const A = styled.div`',
      '  /* why */',
      "  content: 'a ;  b';",
      '  ${mixin}',
      '  &:hover > .b .c {',
      '    margin: 0 calc(1px + 2px);',
      '  }',
      '`;',
    ].join('\n');
    expect(make(source)).toContain("`content:'a ;  b';${mixin} &:hover > .b .c{margin:0 calc(1px + 2px)}`");
  });

  it('keep the line numbers of the code after them', () => {
    const source = 'const A = styled.div`\n  top: 0;\n  ${() => css`\n    left: 0;\n  `}\n`;\nconst after = 1;';
    const lineOf = (text: string): number => text.split('\n').indexOf('const after = 1;');
    expect(lineOf(make(source))).toBe(lineOf(IMPORT + source));
  });
});
