import { act } from '@testing-library/react';
import { hearServerTime } from '../clock/server-clock';

/** Sets the server's time by a response, as an instant with offset or in ms; pages continue from it. */
export const serverSaysTime = (moment: string | number): void => act(() => hearServerTime(new Date(moment).getTime()));
