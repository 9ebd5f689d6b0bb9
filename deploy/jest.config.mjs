import { nodePreset } from '@dongne/build/jest';

export default nodePreset({ name: 'deploy', dir: import.meta.dirname });
