import { createInstance } from '@module-federation/enhanced/runtime';

// Page of another company that provides nothing for the remote. The build defines MANIFEST.
const federation = createInstance({ name: 'neighbour', remotes: [{ name: 'mf_laundry', entry: MANIFEST }] });
federation.loadRemote('mf_laundry/routes').catch((error) => document.body.append(String(error)));
