import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { ROOT } from './system-environment';

/** Folders that are not copied: build output, data and caches. */
const LEFT_OUT = new Set(['.git', '.data', '.cache', 'dist', 'coverage', 'test-results', '.pnpm']);
const PACKAGES = 'node_modules/.pnpm';

/** Copied checkout, so that a story can change sources without touching the real ones. */
export interface CheckoutCopy {
  readonly root: string;
  readonly remove: () => Promise<void>;
}

/** Copies the sources and pnpm's links; packages are linked, so it takes a second. */
export const copyCheckout = async (): Promise<CheckoutCopy> => {
  const root = await mkdtemp(join(tmpdir(), 'dongne-checkout-'));
  await cp(ROOT, root, {
    recursive: true,
    // Keeps pnpm's relative links, which resolve to the copy's own packages.
    verbatimSymlinks: true,
    filter: (source) => relative(ROOT, source) === '' || !LEFT_OUT.has(basename(source)),
  });
  await symlink(join(ROOT, PACKAGES), join(root, PACKAGES));
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
};
