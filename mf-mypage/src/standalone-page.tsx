import { runStandalone } from '@dongne/platform/standalone';
import { routeTable } from './route-table';
import { routes } from './routes';

runStandalone({ routes }, routeTable);
