import { join } from 'node:path';
import { ROOT } from '../config';
import { Launcher } from '../launch/launcher';
import { waitUntilAnswers } from '../launch/wait-until-answers';
import { hostPlace, type HostPlace } from '../testing/running-host';

const PATIENCE_MS = 30_000;

let place: HostPlace;
let launcher: Launcher;
beforeAll(async () => {
  place = await hostPlace();
  launcher = new Launcher(() => undefined, { logDir: place.dataDir });
});
afterAll(async () => {
  await launcher.stop();
  await place.remove();
});

describe('a starting host', () => {
  it('responds at once and reports ready when it is prepared', async () => {
    let isReady = false;
    const ready = launcher
      .start({
        name: 'prepared-host',
        command: [join(ROOT, 'release/src/testing/prepared-host.ts')],
        env: { PORT_BASE: String(place.portBase) },
        readyWithinMs: PATIENCE_MS,
      })
      .then(() => (isReady = true));
    const origin = `http://localhost:${place.portBase}`;
    await waitUntilAnswers(origin, PATIENCE_MS);
    // A response arrives after everything that the host has reported before it.
    await fetch(origin);
    expect(isReady).toBe(false);
    await fetch(`${origin}/prepare`);
    await expect(ready).resolves.toBe(true);
  });
});
