import { SPRING_SALE_EVENT_ID } from '@dongne/contract';
import { EventView } from './event-view';

/** 봄맞이 할인: an event with an address that can be said. */
export const SpringSalePage = () => <EventView id={SPRING_SALE_EVENT_ID} />;
