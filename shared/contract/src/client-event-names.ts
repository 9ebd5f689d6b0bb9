/**
 * Allowed names of the app's events: add a new one with the code that tracks it, and release the API before the package
 * that sends it.
 */
export const CLIENT_EVENT_NAMES = ['screen_view', 'visit_start', 'support_contact', 'remote_health'] as const;
export type ClientEventName = (typeof CLIENT_EVENT_NAMES)[number];
