import { REVIEW_EVENT_ID } from '@dongne/contract';
import type { EventProperties } from '#tables';

/** Replacement of a value that may be personal. */
const REMOVED = '(removed)';

/** A phone, card or business number in any format: seven digits or more with only separators between. */
const LONG_NUMBER = /\d(?:[\s().-]{0,2}\d){6,}/;
const MAIL_ADDRESS = /[^\s@]@[^\s@]/;

const PATH_ID = /\/(?:\d+|[\da-f-]{16,})(?=$|[/?#\s])/gi;
const QUERY = /[?#]\S*/g;

/** The one page whose id is a number by specification; product specification §2. */
const REVIEW_EVENT = `/event/${REVIEW_EVENT_ID}`;

/** A remote or the shell and its version, `mf_usage@1.4.0-3f2a9c01`, which resembles a number or a mail address. */
const REMOTE_VERSION = /^(?:mf_[a-z]+|shell)@\d{1,3}\.\d{1,3}\.\d{1,3}-[\da-f]{8}$/;

/** React's error of a production build; its address repeats the number and adds texts of the page. */
const REACT_ERROR = /Minified React error #\d{1,4}\b/;

const anonymousText = (text: string): string => {
  const [reactError] = REACT_ERROR.exec(text) ?? [];
  if (reactError !== undefined) return reactError;
  if (text === REVIEW_EVENT || REMOTE_VERSION.test(text)) return text;
  const path = text.includes('/') ? text.replace(QUERY, '').replace(PATH_ID, '/:id') : text;
  return LONG_NUMBER.test(path) || MAIL_ADDRESS.test(path) ? REMOVED : path;
};

/**
 * Anonymises the properties of an event: ids in paths become `:id`, queries are removed, and a text with a phone number
 * or a mail address is replaced as a whole. The app sends none of these; this is a safety net.
 */
export const anonymousProperties = (properties: EventProperties): EventProperties =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, typeof value === 'string' ? anonymousText(value) : value]),
  );
