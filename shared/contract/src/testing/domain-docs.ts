import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const DOMAIN = resolve(import.meta.dirname, '../../../../docs/domain');

/** Row of a table by column name; code marks are removed. */
type DocsRow = Readonly<Record<string, string>>;

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));

const isTableLine = (line: string | undefined): line is string => line?.startsWith('|') === true;

/** Reads all tables of a page under `docs/domain` with this first column, as one list of rows. */
export const docsTable = (page: string, firstColumn: string): readonly DocsRow[] => {
  const lines = readFileSync(join(DOMAIN, page), 'utf8').split('\n');
  const rows: DocsRow[] = [];
  lines.forEach((line, start) => {
    const isHeader = isTableLine(line) && !isTableLine(lines[start - 1]);
    const columns = isHeader ? cellsOf(line) : [];
    if (columns[0] !== firstColumn) return;
    for (const row of lines.slice(start + 2)) {
      if (!isTableLine(row)) return;
      const cells = cellsOf(row);
      rows.push(Object.fromEntries(columns.map((column, position) => [column, cells[position] ?? ''])));
    }
  });
  if (rows.length === 0) throw new Error(`docs/domain/${page} has no table that begins with ${firstColumn}`);
  return rows;
};

/** Reads a cell of a row. @throws when the table has no such column. */
export const cell = (row: DocsRow, column: string): string => {
  const text = row[column];
  if (text === undefined) throw new Error(`the table has no column ${column}`);
  return text;
};

/** Splits a cell with a list; a dash is empty. */
export const listed = (text: string): string[] => (text === '–' ? [] : text.split(', '));

/** Parses `3,000` as a number. */
export const amount = (text: string): number => Number(text.replaceAll(',', ''));

/** Reads two columns as entries of an object, in page order. */
export const pairs = (rows: readonly DocsRow[], key: string, value: string): [string, string][] =>
  rows.map((row) => [cell(row, key), cell(row, value)]);
