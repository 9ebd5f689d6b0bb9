import { browserPreset } from '@dongne/build/jest';

export default browserPreset({ name: 'mf-laundry', dir: import.meta.dirname });
