import { portOf, SHELL } from '../config';
import { serve } from '../hosts/serve';

// A host that is not prepared before somebody asks it for `/prepare`.
let prepare: () => void = () => undefined;
const prepared = new Promise<void>((resolve) => {
  prepare = resolve;
});

serve(
  'prepared-host',
  portOf(SHELL),
  (_request, response, path) => {
    if (path === '/prepare') prepare();
    response.end('fine');
  },
  { prepared },
);
