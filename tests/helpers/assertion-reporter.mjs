/** @returns {boolean} whether a step, or one within it, is an assertion */
const asserts = ({ category, steps }) => category === 'expect' || steps.some(asserts);

/** Fails a run in which a browser test passed without asking for anything; Jest's `hasAssertions` does the same. */
export default class AssertionReporter {
  bare = [];

  onTestEnd(test, { status, steps }) {
    if (status === 'passed' && !steps.some(asserts)) this.bare.push(test.titlePath().filter(Boolean));
  }

  onEnd() {
    for (const path of this.bare) console.error(`asserts nothing: ${path.join(' › ')}`);
    return this.bare.length ? { status: 'failed' } : undefined;
  }

  printsToStdio() {
    return false;
  }
}
