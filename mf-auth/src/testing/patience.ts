import { configure } from '@testing-library/react';

/** Whole pages on a busy machine of two cores: none of these waits says anything about speed. */
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);
