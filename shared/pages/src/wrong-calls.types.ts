import { endpoints } from '@dongne/contract';
import { usePages } from './use-pages';

/* Calls that must not compile; see the file of this name in @dongne/platform. Nothing runs this one. */

// A list that is not paged.
// @ts-expect-error
usePages(endpoints.notices, {});
