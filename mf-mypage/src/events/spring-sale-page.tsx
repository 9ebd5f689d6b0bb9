import { SPRING_SALE_EVENT_ID } from '@dongne/contract';
import { EventView } from './event-view';

/** 봄맞이 할인: event with a readable address. */
export const SpringSalePage = () => <EventView id={SPRING_SALE_EVENT_ID} />;
