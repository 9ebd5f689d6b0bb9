import { remote } from '@dongne/build';

export default remote({ name: 'mf_auth', dir: import.meta.dirname });
