import { nodePreset } from '@dongne/build/jest';

export default nodePreset({ name: 'contract', dir: import.meta.dirname });
