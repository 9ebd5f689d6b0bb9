/**
 * What the app says has happened, and nothing else is taken: a new one is added here with the line that tracks it, and the API is
 * released before the package that sends it.
 */
export const CLIENT_EVENT_NAMES = ['screen_view', 'visit_start', 'support_contact', 'remote_health'] as const;
export type ClientEventName = (typeof CLIENT_EVENT_NAMES)[number];
