import { remote } from '@dongne/build';

export default remote({ name: 'mf_usage', dir: import.meta.dirname });
