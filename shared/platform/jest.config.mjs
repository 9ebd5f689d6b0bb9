import { browserPreset } from '@dongne/build/jest';

export default browserPreset({ name: 'platform', dir: import.meta.dirname });
