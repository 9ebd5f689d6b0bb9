// Provides the async boundary that federation needs, as in the shell.
void import('./standalone-page');

export {};
