import { nodePreset } from './src/jest/preset.mjs';

export default nodePreset({ name: 'build', dir: import.meta.dirname });
