import type { EventDetail, EventList } from '@dongne/contract';
import { http } from '@dongne/platform';

/** Every event that has begun; those that are over say so. */
export const fetchEvents = (): Promise<EventList> => http.get('/event');

/** One event with its text. @throws {ApiError} `NOT_FOUND`. */
export const fetchEvent = (id: number): Promise<EventDetail> => http.get(`/event/${id}`);
