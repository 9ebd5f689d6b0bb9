import { join } from 'node:path';
import { shell } from '@dongne/build';

const dir = import.meta.dirname;

export default shell({
  dir,
  // Shared whole, it weighs more than all other libraries together: only the names in this file are shipped.
  facades: { 'react-router-dom': join(dir, 'src/federation/react-router-dom.ts') },
});
