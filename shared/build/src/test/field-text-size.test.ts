import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { REMOTES } from '../remotes.mjs';

const ROOT = resolve(import.meta.dirname, '../../../..');
const FOLDERS = ['shell', ...REMOTES, 'shared/pages', 'shared/platform', 'shared/ui'];

/** Styles of a text field: iOS zooms in on a focused field with text below 16 px. */
const FIELD_STYLE = /styled\.(?:input|select|textarea)(?:<[^`]*>)?`([^`]*(?:`[^`]*`[^`]*)*?)`;/g;
/** Sizes below 16 px, in the theme and in CSS. */
const SMALL = /theme\.type\.(?:label|caption|tiny)|font(?:-size)?:[^;]*\b(?:[0-9]|1[0-5])px|font-size: *0?\.\d+r?em/;

/** Removes nested rules, which style siblings of a radio or checkbox. */
const stylesOf = (code: string): string[] =>
  [...code.matchAll(FIELD_STYLE)].map(([style]) => style.split(/^\s*&/m)[0] ?? '');

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
    .map((entry) => join(entry.parentPath, entry.name)),
);

describe('text in fields', () => {
  it('is found in every package with fields', () => {
    expect(sources.flatMap((file) => stylesOf(readFileSync(file, 'utf8'))).length).toBeGreaterThan(6);
  });

  it.each([
    ['styled.select`\n  ${({ theme }) => theme.type.labelStrong}\n`;', true],
    ['styled.input<{ $a: boolean }>`\n  font-size: 15px;\n`;', true],
    ['styled.textarea`\n  ${({ theme }) => theme.type.bodyStrong}\n`;', false],
    ['styled.p`\n  ${({ theme }) => theme.type.caption}\n`;', false],
  ])('is recognised as small: %j %s', (code, isSmall) => {
    expect(stylesOf(code).some((style) => SMALL.test(style))).toBe(isSmall);
  });

  it('is at least 16 px', () => {
    const small = sources.filter((file) => stylesOf(readFileSync(file, 'utf8')).some((style) => SMALL.test(style)));
    expect(small.map((file) => relative(ROOT, file))).toEqual([]);
  });
});
