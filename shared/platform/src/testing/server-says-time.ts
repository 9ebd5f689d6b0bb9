import { act } from '@testing-library/react';
import { hearServerTime } from '../clock/server-clock';

/** An answer of the server says that it is that moment there, an instant with offset or in ms; pages go on from it. */
export const serverSaysTime = (moment: string | number): void => act(() => hearServerTime(new Date(moment).getTime()));
