import { browserPreset } from '@dongne/build/jest';

export default browserPreset({ name: 'ui', dir: import.meta.dirname });
