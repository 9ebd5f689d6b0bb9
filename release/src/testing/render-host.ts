import { startRenderProcess } from '../hosts/first-view/render-process';
import { REMOTE_SOURCES, SHELL_SOURCE } from './server-sources';

// A host to be killed by a test: starts a process with the remote that it is given the name of, has it render, and says its id.
const source = Object.entries(REMOTE_SOURCES).find(([name]) => name === process.argv[2])?.[1] ?? '';
// Keeps this process running until the test ends it, or has ended.
process.on('message', () => undefined);
const child = startRenderProcess(
  { shell: { name: 'shell@1', source: SHELL_SOURCE }, remote: { name: 'mf_any@1', source } },
  '{}',
  () => undefined,
);
await child.begun;
void child.render({ page: { pathname: '/' }, registry: '{}', reader: { caller: {} } }, 60_000);
process.send?.(child.pid);
