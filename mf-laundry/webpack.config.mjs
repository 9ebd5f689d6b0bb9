import { remote } from '@dongne/build';

export default remote({ name: 'mf_laundry', dir: import.meta.dirname });
