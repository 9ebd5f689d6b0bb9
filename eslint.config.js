import { lintRules } from '@dongne/build/eslint';

export default lintRules(import.meta.dirname);
