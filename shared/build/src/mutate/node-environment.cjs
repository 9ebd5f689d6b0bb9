const { skipping } = require('./skipping-environment.cjs');
const { TestEnvironment } = require('jest-environment-node');

module.exports = skipping(TestEnvironment);
