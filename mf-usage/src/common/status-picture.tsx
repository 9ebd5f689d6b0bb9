import type { RequestStatus } from '@dongne/contract';
import type { ReactNode } from 'react';
import styled, { useTheme, type DefaultTheme } from 'styled-components';
import { STATUS_TONE } from './status-copy';

type Thing = 'bag' | 'shirt' | 'machine' | 'truck' | 'door' | 'sign';
type Mark = 'clock' | 'check' | 'search' | 'won' | 'spark' | 'cross' | 'question' | 'back' | 'none';

/** Picture of each status: an object and a mark. */
const PICTURES: Record<RequestStatus, readonly [Thing, Mark]> = {
  Requested: ['bag', 'clock'],
  Collected: ['bag', 'check'],
  Registering: ['shirt', 'search'],
  Registered: ['shirt', 'won'],
  Processing: ['machine', 'none'],
  WashCompleted: ['shirt', 'spark'],
  Delivering: ['truck', 'none'],
  Delivered: ['door', 'check'],
  Completed: ['shirt', 'check'],
  Denied: ['sign', 'cross'],
  NoShow: ['door', 'question'],
  Cancelled: ['bag', 'cross'],
  Returned: ['shirt', 'back'],
};

type Inks = DefaultTheme['color']['picture'];

const THINGS: Record<Thing, (inks: Inks) => ReactNode> = {
  bag: ({ brand, brandDeep }) => (
    <>
      <path d="M23 26v-3a9 9 0 0 1 18 0v3" stroke={brandDeep} strokeWidth="3.5" />
      <path d="M15 26h34l3 22a5 5 0 0 1-5 5H17a5 5 0 0 1-5-5Z" fill={brand} />
    </>
  ),
  shirt: ({ brand, brandDeep }) => (
    <>
      <path d="m22 14-12 7 5 11 6-3v23h22V29l6 3 5-11-12-7a10 9 0 0 1-20 0Z" fill={brand} />
      <path d="M22 14a10 9 0 0 0 20 0" stroke={brandDeep} strokeWidth="3" />
    </>
  ),
  machine: ({ brand, brandDeep, brandMid, paper, warm }) => (
    <>
      <rect x="14" y="11" width="36" height="42" rx="6" fill={brandMid} />
      <circle cx="32" cy="36" r="12" fill={paper} />
      <path d="M21 38q5.5-5 11 0t11 0a11 11 0 0 1-22 0Z" fill={brand} />
      <path d="M20 18h10" stroke={brandDeep} strokeWidth="3" />
      <circle cx="43" cy="18" r="2.5" fill={warm} />
    </>
  ),
  truck: ({ brand, brandMid, line, paper }) => (
    <>
      <rect x="7" y="19" width="30" height="25" rx="4" fill={brand} />
      <path d="M37 27h10l9 9v8H37Z" fill={brandMid} />
      <circle cx="18" cy="46" r="6" fill={line} />
      <circle cx="46" cy="46" r="6" fill={line} />
      <path d="M18 46h.01M46 46h.01" stroke={paper} strokeWidth="4" />
    </>
  ),
  door: ({ brand, brandMid, brandDeep, warm }) => (
    <>
      <path d="M15 53V14a3 3 0 0 1 3-3h22a3 3 0 0 1 3 3v39Z" fill={brandMid} />
      <circle cx="37" cy="33" r="2.5" fill={brandDeep} />
      <rect x="29" y="39" width="22" height="15" rx="3" fill={brand} />
      <path d="M40 39v7" stroke={warm} strokeWidth="4" />
    </>
  ),
  sign: ({ brand, brandMid, line, paper }) => (
    <>
      <path d="m20 25 12-12 12 12" stroke={line} strokeWidth="3" />
      <rect x="10" y="24" width="44" height="24" rx="5" fill={brand} />
      <path d="M19 33h26M24 40h16" stroke={paper} strokeWidth="3" />
      <circle cx="32" cy="13" r="3" fill={brandMid} />
    </>
  ),
};

const MARKS: Record<Exclude<Mark, 'none'>, string> = {
  clock: 'M48 42v6l4 3',
  check: 'm43 48 4 4 7-8',
  search: 'M51 51l4 4M52 47a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0',
  won: 'm41 44 3 9 4-8 4 8 3-9M40 48h16',
  spark: 'M48 40v16M40 48h16M43 43l10 10M53 43l-10 10',
  cross: 'm44 44 8 8M52 44l-8 8',
  question: 'M45 45a3.5 3.5 0 1 1 4.5 3.5q-1.5.5-1.5 2M48 54v.01',
  back: 'M54 51a5 5 0 0 0-5-5h-6m4-4-4 4 4 4',
};

/** Background of the picture in the colour of the status. */
const groundOf = (status: RequestStatus, { color }: DefaultTheme): string => {
  switch (STATUS_TONE[status]) {
    case 'success':
      return color.surface.successStrong;
    case 'warning':
      return color.surface.warningStrong;
    case 'neutral':
      return color.surface.dark;
    case 'brand':
    case 'solid':
      return color.action.primary;
  }
};

interface StatusPictureProps {
  readonly status: RequestStatus;
  /** Width and height in px. */
  readonly size: number;
}

/** Picture of a status. Decorative: the label is always shown next to it. */
export const StatusPicture = ({ status, size }: StatusPictureProps) => {
  const theme = useTheme();
  const [thing, mark] = PICTURES[status];
  return (
    <Frame viewBox="0 0 64 64" width={size} height={size} fill="none" aria-hidden="true" focusable="false">
      {THINGS[thing](theme.color.picture)}
      {mark !== 'none' && (
        <>
          <circle
            cx="48"
            cy="48"
            r="13"
            fill={groundOf(status, theme)}
            stroke={theme.color.surface.page}
            strokeWidth="3"
          />
          <path d={MARKS[mark]} stroke={theme.color.text.inverse} strokeWidth="2.5" />
        </>
      )}
    </Frame>
  );
};

const Frame = styled.svg`
  flex: none;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
