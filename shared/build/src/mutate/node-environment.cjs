const { sparing } = require('./sparing-environment.cjs');
const { TestEnvironment } = require('jest-environment-node');

module.exports = sparing(TestEnvironment);
