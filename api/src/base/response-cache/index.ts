// Entry point of public responses: they get an ETag and are cached until the data changes.
export { addPublicAnswers } from './public-answers';
