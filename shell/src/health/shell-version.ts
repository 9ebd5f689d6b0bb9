import { nameAtVersion } from './remote-reports';

/** Version of the shell in the page's HTML; without one it is a developer's machine. */
export const shellVersion = (): string =>
  nameAtVersion('shell', document.querySelector('meta[name="shell"]')?.getAttribute('content') ?? 'local');
