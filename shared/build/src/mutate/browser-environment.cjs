const { skipping } = require('./skipping-environment.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = skipping(TestEnvironment);
