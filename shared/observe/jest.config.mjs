import { nodePreset } from '@dongne/build/jest';

export default nodePreset({ name: 'observe', dir: import.meta.dirname });
