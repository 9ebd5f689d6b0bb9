import { browserPreset } from '@dongne/build/jest';

export default browserPreset({ name: 'mf-mypage', dir: import.meta.dirname });
