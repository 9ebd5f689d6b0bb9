import './federation/on-demand-shares';
import './federation/share-runtime-core';

// The async boundary that federation needs: shared packages are ready before the first import of the app runs. Eager: it
// is a boundary in time, not a file of its own that the first page would wait for.
void import(/* webpackMode: "eager" */ './bootstrap');
