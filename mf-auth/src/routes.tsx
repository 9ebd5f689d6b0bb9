import { http } from '@dongne/platform';
import { Button } from '@dongne/ui';
import type { RemoteModule } from '@dongne/platform';

export const routes: RemoteModule['routes'] = [{ path: '/login', element: <Button onClick={() => void http.get('/main')}>auth</Button> }];
