import { remote } from '@dongne/build';

export default remote({ name: 'mf_mypage', dir: import.meta.dirname });
