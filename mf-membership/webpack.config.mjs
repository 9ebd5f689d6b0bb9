import { remote } from '@dongne/build';

export default remote({ name: 'mf_membership', dir: import.meta.dirname });
