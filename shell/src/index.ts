import './federation/share-runtime-core';

// The async boundary that federation needs: shared packages are ready before the first import of the app runs.
void import('./bootstrap');
