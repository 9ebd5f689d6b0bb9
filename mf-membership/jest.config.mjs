import { browserPreset } from '@dongne/build/jest';

export default browserPreset({ name: 'mf-membership', dir: import.meta.dirname });
