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

/**
 * Member's tasks in order of urgency: pending decisions, requests in progress, otherwise a new order. A failed list of
 * requests is not announced (product specification §8).
 */
export const HomeNeeds = ({ main, requests }: HomeNeedsProps) => {
  const running = requests.state === 'ready' ? requests.value : [];
  const waiting = running.filter(isWaiting);
  const {
    failedPickups,
    unpaidRequests,
    lastOrder,
    compensations = [],
  } = main.state === 'ready' ? main.value : NOTHING_KNOWN;
  const isBusy = running.length + failedPickups.length + unpaidRequests.length + compensations.length > 0;
  const again = lastOrder?.canOrder === true ? lastOrder : undefined;
  return (
    <>
      <HomeDecisions
        requests={waiting}
        failedPickups={failedPickups}
        unpaidRequests={unpaidRequests}
        compensations={compensations}
      />
      <HomeRunning requests={running.filter((request) => !isWaiting(request))} />
      {isBusy || again !== undefined ? <HomeOrderAgain order={again} isQuiet={isBusy} /> : <HomeHero />}
    </>
  );
};

const NOTHING_KNOWN: Pick<MainView, 'failedPickups' | 'unpaidRequests' | 'lastOrder' | 'compensations'> = {
  failedPickups: [],
  unpaidRequests: [],
  lastOrder: null,
};

/** The shop has quoted its price and waits for the customer's approval. */
const isWaiting = ({ allowedActions }: ProcessingRequest): boolean => allowedActions.includes('approve');
