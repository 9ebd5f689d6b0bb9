import { join } from 'node:path';
import { devServer } from '@dongne/build';
import { API_PORT, portOf, ROOT, SHELL, type FrontEnd } from '../config';
import { refuseTakenPorts } from '../launch/ports';

const MAX_PORT = 65_535;

/**
 * Serves one remote of the checkout with live reload, without the rest of the system.
 *
 * @throws a sentence for the shell and for a port that is wrong or taken.
 */
export const serveRemote = async (frontEnd: FrontEnd, typedPort: string | undefined): Promise<void> => {
  if (frontEnd === SHELL) throw new Error('The shell has no dev server: pnpm dev builds it on change.');
  const port = Number(typedPort ?? portOf(frontEnd));
  if (!Number.isInteger(port) || port < 1 || port > MAX_PORT) throw new Error(`${typedPort} is not a port.`);
  await refuseTakenPorts([port]);
  await devServer({ dir: join(ROOT, frontEnd.folder), port, apiPort: API_PORT });
  console.log(`${frontEnd.folder} is served on http://localhost:${port}`);
  console.log(`In the deployed app: pnpm release preview ${frontEnd.folder} http://localhost:${port}`);
};
