import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const HOOK = resolve(import.meta.dirname, '../../../../.githooks/commit-msg');

const folder = mkdtempSync(join(tmpdir(), 'dongne-subject-'));
afterAll(() => rmSync(folder, { recursive: true }));

const isAccepted = (message: string): boolean => {
  const file = join(folder, 'message');
  writeFileSync(file, message);
  try {
    execFileSync(HOOK, [file], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

describe('a commit subject', () => {
  it.each([
    'orders: keep the declined items after a correction',
    'e2e, docs: tell the life of a request in one story',
    'mf-usage: say 수거백 everywhere\n\nA body may be as long as it needs to be, and may hold anything at all: here it is not looked at.',
    `area: ${'x'.repeat(66)}`,
    'Merge branch "orders"',
  ])('is accepted: %s', (message) => expect(isAccepted(message)).toBe(true));

  it.each([
    'keep the declined items',
    'Orders: keep the declined items',
    'orders: Keep the declined items',
    'orders: keep the declined items.',
    'orders:keep the declined items',
    'orders: ',
    `area: ${'x'.repeat(67)}`,
  ])('is refused: %s', (message) => expect(isAccepted(message)).toBe(false));
});
