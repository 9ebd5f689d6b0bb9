import { join } from 'node:path';
import { shell } from '@dongne/build';

const dir = import.meta.dirname;

export default shell({
  dir,
  // Ships only the names in these files: the whole packages are up to twice as large.
  facades: {
    'react-router-dom': join(dir, 'src/federation/react-router-dom.ts'),
    '@tanstack/react-query': join(dir, 'src/federation/react-query.ts'),
  },
  unshared: ['@tanstack/react-query'],
});
