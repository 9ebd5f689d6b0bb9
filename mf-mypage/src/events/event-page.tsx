import { idOf } from '@dongne/pages';
import { PageBody } from '@dongne/ui';
import { useParams } from 'react-router-dom';
import { EventView, NoSuchEvent } from './event-view';

/** Event page; 61 is the review event. */
export const EventPage = () => {
  const id = idOf(useParams()['id']);
  if (id !== undefined) return <EventView key={id} id={id} />;
  return (
    <PageBody>
      <NoSuchEvent />
    </PageBody>
  );
};
