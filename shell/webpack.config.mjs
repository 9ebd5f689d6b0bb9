import { join } from 'node:path';
import { shell } from '@dongne/build';

const dir = import.meta.dirname;

export default shell({
  dir,
  // Shared whole, they weigh up to twice as much: only the names in these files are shipped.
  facades: {
    'react-router-dom': join(dir, 'src/federation/react-router-dom.ts'),
    '@tanstack/react-query': join(dir, 'src/federation/react-query.ts'),
  },
  unshared: ['@tanstack/react-query'],
});
