import { browserPreset } from '@dongne/build/jest';

export default browserPreset({ name: 'mf-auth', dir: import.meta.dirname });
