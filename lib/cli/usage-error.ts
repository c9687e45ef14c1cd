/** A command line nobody can follow; its message is one line for the operator. */
export class UsageError extends Error {
  override name = 'UsageError';
}
