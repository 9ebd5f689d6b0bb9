import { browserPreset } from '@dongne/build/jest';

export default browserPreset({ name: 'mf-usage', dir: import.meta.dirname });
