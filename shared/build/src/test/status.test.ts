import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** The rows of both tables, of routes and of what goes across the app: what they name, and how whole it is. */
const rows = readFileSync(join(ROOT, 'docs/status.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (route|capability|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('what docs/status.md names', () => {
  it('are whole, every one', () => {
    expect(rows.length).toBeGreaterThan(35);
    expect(rows.filter(([, , state]) => state !== 'whole').map(([, route]) => route)).toEqual([]);
  });
});
