import { nodePreset } from '@dongne/build/jest';

export default nodePreset({ name: 'release', dir: import.meta.dirname });
