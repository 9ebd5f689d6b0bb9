import { embed } from '@dongne/platform/embed';
import { createInstance } from '@module-federation/enhanced/runtime';

// Page of another company with one page of ours in it. The build defines SITE and MANIFEST.
const { shared, render } = embed({ site: SITE });
const federation = createInstance({
  name: 'neighbour',
  shared,
  remotes: [{ name: 'mf_laundry', entry: MANIFEST }],
});
render(document.getElementById('laundry'), await federation.loadRemote('mf_laundry/routes'), '/laundry/list');
