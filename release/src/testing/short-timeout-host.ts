import { portOf, REMOTES } from '../config';
import { apiProxy } from '../hosts/api-proxy';
import { serve } from '../hosts/serve';

// Proxies everything to the API with a short timeout for stalled bodies.
const [place] = REMOTES;
if (place === undefined) throw new Error('There is no remote whose port this could use');
serve('impatient', portOf(place), (request, response) =>
  apiProxy(request, response, () => undefined, { checkEveryMs: 100, bytesPerCheck: 100 }),
);
