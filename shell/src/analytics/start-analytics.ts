import { readClientConfig, takeEvents, type TrackedEvent } from '@dongne/platform';
import { reportRemote } from '../health/remote-reports';
import { apiAdapter } from './api-adapter';
import { createEventSender, type EventAdapter } from './event-sender';
import { noteOpened } from './opened-pages';
import { createVisitMemory } from './visit-memory';
import { visitAt, type VisitSource } from './visit-rules';
import { visitSourceOf } from './visit-source';

/** The address that the document came by; the app has walked on since. */
const landingAddress = (): string => performance.getEntriesByType?.('navigation')[0]?.name ?? window.location.href;

/** Firebase when the server's configuration has its key; our own API else, and when nobody can tell. */
const chosenAdapter = async (): Promise<EventAdapter> => {
  const { analytics } = await readClientConfig();
  if (analytics.provider !== 'firebase' || analytics.key === null) return apiAdapter;
  const { firebaseAdapter } = await import('./firebase-adapter');
  return firebaseAdapter(analytics.key);
};

/** Begins to send what the app's port has collected. @returns an end to it. */
export const startAnalytics = (): (() => void) => {
  const sender = createEventSender(apiAdapter);
  const visits = createVisitMemory();
  let arrived: VisitSource = visitSourceOf(landingAddress(), document.referrer);

  const take = (event: TrackedEvent): void => {
    const { memory, started } = visitAt(event.at, visits.read(), arrived);
    arrived = {};
    visits.keep(memory);
    if (started !== undefined) sender.add({ name: 'visit_start', at: event.at, properties: started });
    sender.add(event);
    if (event.name === 'screen_view') noteOpened(event);
  };

  chosenAdapter().then(sender.use, () => undefined);
  const endTaking = takeEvents(take, (cause) => reportRemote({ step: 'error', remote: 'shell', cause }));
  return () => {
    endTaking();
    sender.stop();
  };
};
