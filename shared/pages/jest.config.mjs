import { browserPreset } from '@dongne/build/jest';

export default browserPreset({ name: 'pages', dir: import.meta.dirname });
