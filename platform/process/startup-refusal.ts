/**
 * A reason not to start that the operator can fix. Its message is one sentence in Portuguese, printed without a stack; anything
 * else that is thrown at start-up is a defect and keeps its stack.
 */
export class StartupRefusal extends Error {
  override readonly name = 'StartupRefusal';
}
