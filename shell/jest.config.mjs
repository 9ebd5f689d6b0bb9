import { browserPreset } from '@dongne/build/jest';

export default browserPreset({ name: 'shell', dir: import.meta.dirname });
