import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { ROOT } from './system-environment';

/** Neither sources nor links: what is built, written, or fetched. */
const LEFT_OUT = new Set(['.git', '.data', '.cache', 'dist', 'coverage', 'test-results', '.pnpm']);
const PACKAGES = 'node_modules/.pnpm';

/** A second checkout to build from, so that a story may change sources and never leaves the real ones changed. */
export interface CheckoutCopy {
  readonly root: string;
  readonly remove: () => Promise<void>;
}

/** Copies the sources and pnpm's links; the packages themselves are linked, so that this takes a second. */
export const copyCheckout = async (): Promise<CheckoutCopy> => {
  const root = await mkdtemp(join(tmpdir(), 'dongne-checkout-'));
  await cp(ROOT, root, {
    recursive: true,
    // pnpm links by relative paths: in the copy they lead to the copy's own packages.
    verbatimSymlinks: true,
    filter: (source) => relative(ROOT, source) === '' || !LEFT_OUT.has(basename(source)),
  });
  await symlink(join(ROOT, PACKAGES), join(root, PACKAGES));
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
};
