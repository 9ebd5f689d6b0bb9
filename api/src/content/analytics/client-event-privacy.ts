import { REVIEW_EVENT_ID } from '@dongne/contract';
import type { EventProperties } from '#tables';

/** What is put in the place of a value that may be somebody's. */
const REMOVED = '(removed)';

/** A phone number in any writing, a card, a business number: seven digits or more with nothing but separators between. */
const LONG_NUMBER = /\d(?:[\s().-]{0,2}\d){6,}/;
const MAIL_ADDRESS = /[^\s@]@[^\s@]/;

const PATH_ID = /\/(?:\d+|[\da-f-]{16,})(?=$|[/?#\s])/gi;
const QUERY = /[?#]\S*/g;

/** The one page with a number that is its name; product specification §2. */
const REVIEW_EVENT = `/event/${REVIEW_EVENT_ID}`;

/** A remote and its version, `mf_usage@1.4.0-3f2a9c01`: to a reader of numbers it may look like one, or like a mail address. */
const REMOTE_VERSION = /^mf_[a-z]+@\d{1,3}\.\d{1,3}\.\d{1,3}-[\da-f]{8}$/;

const anonymousText = (text: string): string => {
  if (text === REVIEW_EVENT || REMOTE_VERSION.test(text)) return text;
  const path = text.includes('/') ? text.replace(QUERY, '').replace(PATH_ID, '/:id') : text;
  return LONG_NUMBER.test(path) || MAIL_ADDRESS.test(path) ? REMOVED : path;
};

/**
 * The properties of an event without what could say who it was: ids in paths become `:id`, queries go, and a text that
 * holds a phone number or a mail address is replaced as a whole. The app sends none of it; this is for the day it does.
 */
export const anonymousProperties = (properties: EventProperties): EventProperties =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, typeof value === 'string' ? anonymousText(value) : value]),
  );
