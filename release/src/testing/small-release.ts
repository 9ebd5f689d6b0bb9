import { goLive } from '../registry/registry-changes';
import { EMPTY_REGISTRY, type Registry } from '../registry/registry';
import { buildDeployment, buildShell } from './build-deployment';
import type { HostPlace } from './running-host';

/** Registry that `publishSmall` publishes: a shell, and a remote that owns `/usage`. */
export const SMALL_REGISTRY: Registry = goLive(
  goLive(EMPTY_REGISTRY, 'shell', buildShell({ version: '1' })),
  'mf_usage',
  buildDeployment({ version: '1' }),
);

const PAGE = '<!doctype html><html><head><script defer src="/shell/1/shell.js"></script></head><body></body></html>';

/** Writes a shell and a remote into an empty store, each with one script, its compressed variants and a source map. */
export const publishSmall = async ({ write }: HostPlace, registry: Registry = SMALL_REGISTRY): Promise<void> => {
  await write('registry.json', JSON.stringify(registry));
  await write('shell/1/index.html', PAGE);
  for (const script of ['shell/1/shell.js', 'mf_usage/1/remoteEntry.1.js']) {
    await write(script, `console.log('${script}');`);
    await write(`${script}.br`, 'compressed with brotli');
    await write(`${script}.gz`, 'compressed with gzip');
    await write(`${script}.map`, '{}');
  }
};
