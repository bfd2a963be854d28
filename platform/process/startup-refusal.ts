/**
 * A reason not to start that the person at the keyboard can put right. Its message is one sentence in
 * Portuguese, printed alone; anything else that is thrown at start is a defect and keeps its stack.
 */
export class StartupRefusal extends Error {
  override readonly name = 'StartupRefusal';
}
