import { http } from '@dongne/platform';
import { Button } from '@dongne/ui';
import type { RemoteModule } from '@dongne/platform';

export const routes: RemoteModule['routes'] = [{ path: '/mypage', element: <Button onClick={() => void http.get('/main')}>mypage</Button> }];
