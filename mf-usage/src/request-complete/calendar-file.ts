import { BRAND, type RequestDetail } from '@dongne/contract';

type Collection = Pick<RequestDetail, 'applicationId' | 'collectionTime' | 'collectionEndTime' | 'createdAt'> & {
  readonly shop: Pick<RequestDetail['shop'], 'laundryName'>;
};

/** `20370304T090000Z` */
const stamp = (instant: string): string => new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** Text of a property; RFC 5545, 3.3.11. */
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');

/** Most bytes of a line; RFC 5545, 3.1. */
const LINE_BYTES = 75;

/** Breaks a line between letters, never within one of several bytes; each further line begins with a blank. */
const folded = (line: string): string => {
  const encoder = new TextEncoder();
  const lines = [''];
  for (const letter of line) {
    const last = lines.at(-1) ?? '';
    if (encoder.encode(last + letter).length <= LINE_BYTES) lines.splice(-1, 1, last + letter);
    else lines.push(` ${letter}`);
  }
  return lines.join('\r\n');
};

/**
 * Calendar entry of a collection, with a reminder an hour before: iCalendar, RFC 5545. Names no address, because
 * calendars are shared. A later file of the same request replaces the entry.
 *
 * @param page address of the request.
 */
export const calendarText = (
  { applicationId, shop, collectionTime, collectionEndTime, createdAt }: Collection,
  page: string,
): string => {
  const summary = escaped(`${BRAND.name} 수거 (${shop.laundryName})`);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//dongne//pickup//KO',
    'BEGIN:VEVENT',
    `UID:request-${applicationId}@${new URL(page).hostname}`,
    `DTSTAMP:${stamp(createdAt)}`,
    `DTSTART:${stamp(collectionTime)}`,
    `DTEND:${stamp(collectionEndTime)}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escaped('수거 시간 전에 세탁물을 문 앞에 놓아 주세요.')}`,
    `URL:${page}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT1H',
    `DESCRIPTION:${summary}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
};
