import { startRenderProcess } from '../hosts/first-view/render-process';
import { REMOTE_SOURCES, SHELL_SOURCE } from './server-sources';

// Host that a test kills: starts a process for each named remote, renders a page in it, and reports the process ids.
const pidFor = async (name: string): Promise<number | undefined> => {
  const source = Object.entries(REMOTE_SOURCES).find(([known]) => known === name)?.[1] ?? '';
  const child = startRenderProcess(
    { shell: { name: 'shell@1', source: SHELL_SOURCE }, remote: { name: `mf_${name}@1`, source } },
    '{}',
    () => undefined,
  );
  await child.ready;
  void child.render({ page: { pathname: '/' }, registry: '{}', reader: { caller: {} } }, 60_000);
  return child.pid;
};

// Keeps this process running until the test ends it, or has ended.
process.on('message', () => undefined);
const pids: unknown[] = [];
for (const name of process.argv.slice(2)) pids.push(await pidFor(name));
process.send?.(pids);
