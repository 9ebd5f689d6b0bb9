import { readClientConfig, takeEvents, type TrackedEvent } from '@dongne/platform';
import { reportRemote } from '../health/remote-reports';
import { noteOpening } from './health-reports';
import { apiAdapter, withHealth } from './api-adapter';
import { createEventSender, type EventAdapter } from './event-sender';
import { noteOpened } from './opened-pages';
import { createVisitMemory } from './visit-memory';
import { visitAt, type VisitSource } from './visit-rules';
import { visitSourceOf } from './visit-source';

/** Address that the document was opened with; the app may have navigated since. */
const landingAddress = (): string => performance.getEntriesByType?.('navigation')[0]?.name ?? window.location.href;

/**
 * Firebase if the server's configuration has its key; otherwise, or if the configuration fails to load, our own API.
 */
const chosenAdapter = async (): Promise<EventAdapter> => {
  const { analytics } = await readClientConfig();
  if (analytics.provider !== 'firebase' || analytics.key === null) return apiAdapter;
  const { firebaseAdapter } = await import('./firebase-adapter');
  return withHealth(firebaseAdapter(analytics.key));
};

/** Starts sending the events that the app has collected. @returns stops it. */
export const startAnalytics = (): (() => void) => {
  const sender = createEventSender(apiAdapter);
  const visits = createVisitMemory();
  let arrived: VisitSource = visitSourceOf(landingAddress(), document.referrer);

  const take = (event: TrackedEvent): void => {
    const { memory, started } = visitAt(event.at, visits.read(), arrived);
    arrived = {};
    visits.keep(memory);
    if (started !== undefined) sender.add({ name: 'visit_start', at: event.at, properties: started });
    if (event.name === 'screen_view') {
      noteOpened(event);
      noteOpening(String(event.properties['screen']));
    }
    sender.add(event);
  };

  chosenAdapter().then(sender.use, () => undefined);
  const endTaking = takeEvents(take, (cause) => reportRemote({ step: 'error', remote: 'shell', cause }));
  return () => {
    endTaking();
    sender.stop();
  };
};
