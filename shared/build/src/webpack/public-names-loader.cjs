// Webpack loader: libraries resolve paths against this machine where there is no window. Scripts for customers name no
// machine of ours, so that a search for `localhost` finds mistakes only.
module.exports = (source) => source.replaceAll('http://localhost', 'http://app.invalid');
