import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Jest global teardown for the embedded engine; a folder given by the environment is not removed. */
// oxlint-disable-next-line no-restricted-exports -- jest calls the default export
export default async function removeSnapshot(): Promise<void> {
  if (process.env['TEST_DATABASE_FOLDER'] !== undefined) return;
  const file = process.env['TEST_DATABASE_SNAPSHOT'];
  if (file !== undefined) rmSync(dirname(file), { recursive: true, force: true });
}
