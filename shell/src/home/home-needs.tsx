import type { MainView, ProcessingRequest } from '@dongne/contract';
import type { RemoteData } from '@dongne/platform';
import { HomeDecisions } from './home-decisions';
import { HomeHero } from './home-hero';
import { HomeOrderAgain } from './home-order-again';
import { HomeRunning } from './home-running';

interface HomeNeedsProps {
  readonly main: RemoteData<MainView>;
  readonly requests: RemoteData<readonly ProcessingRequest[]>;
}

/** What this member comes for: first what waits for them, then what is under way, otherwise the way to order. A list of requests that failed is not announced (product specification §8). */
export const HomeNeeds = ({ main, requests }: HomeNeedsProps) => {
  const running = requests.state === 'ready' ? requests.value : [];
  const waiting = running.filter(isWaiting);
  const { failedPickups, unpaidRequests, lastOrder } = main.state === 'ready' ? main.value : NOTHING_KNOWN;
  const isBusy = running.length > 0 || failedPickups.length > 0 || unpaidRequests.length > 0;
  const again = lastOrder?.canOrder === true ? lastOrder : undefined;
  return (
    <>
      <HomeDecisions requests={waiting} failedPickups={failedPickups} unpaidRequests={unpaidRequests} />
      <HomeRunning requests={running.filter((request) => !isWaiting(request))} />
      {isBusy || again !== undefined ? <HomeOrderAgain order={again} isQuiet={isBusy} /> : <HomeHero />}
    </>
  );
};

const NOTHING_KNOWN: Pick<MainView, 'failedPickups' | 'unpaidRequests' | 'lastOrder'> = {
  failedPickups: [],
  unpaidRequests: [],
  lastOrder: null,
};

/** The shop has named its price and may do nothing before the customer has answered. */
const isWaiting = ({ allowedActions }: ProcessingRequest): boolean => allowedActions.includes('approve');
