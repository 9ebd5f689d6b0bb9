import { useEffect } from 'react';
import { startAnalytics } from './start-analytics';

/** Sends analytics events while the app is open. */
export const AnalyticsSender = () => {
  useEffect(startAnalytics, []);
  return null;
};
