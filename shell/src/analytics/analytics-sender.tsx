import { useEffect } from 'react';
import { startAnalytics } from './start-analytics';

/** Sends the app's statistics for as long as the app is open. */
export const AnalyticsSender = () => {
  useEffect(startAnalytics, []);
  return null;
};
