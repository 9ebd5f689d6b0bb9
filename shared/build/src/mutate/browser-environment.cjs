const { sparing } = require('./sparing-environment.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = sparing(TestEnvironment);
