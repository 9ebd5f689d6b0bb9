// Entry point of public responses: they get an ETag and are cached until the data changes.
export { addPublicResponses } from './public-responses';
