import { portOf, SHELL } from '../config';
import { serve } from '../hosts/serve';

// Host that becomes ready after a request to `/prepare`.
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
