import { portOf, REMOTES } from '../config';
import { apiProxy } from '../hosts/api-proxy';
import { serve } from '../hosts/serve';

// Passes everything on to the API, and waits for a body no longer than a test does.
const [place] = REMOTES;
if (place === undefined) throw new Error('There is no remote whose port this could use');
serve('impatient', portOf(place), (request, response) =>
  apiProxy(request, response, () => undefined, { lookEveryMs: 100, bytesPerLook: 100 }),
);
