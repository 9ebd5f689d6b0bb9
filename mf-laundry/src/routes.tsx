import { http } from '@dongne/platform';
import { Button } from '@dongne/ui';
import type { RemoteModule } from '@dongne/platform';

export const routes: RemoteModule['routes'] = [{ path: '/laundry/list', element: <Button onClick={() => void http.get('/main')}>laundry</Button> }];
