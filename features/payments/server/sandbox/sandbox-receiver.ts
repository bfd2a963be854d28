/** The payee of the sandbox's codes. A shop name without any letter that Pix codes allow must not break the demo. */
export const sandboxReceiver = (name: string) => ({
  name: /[A-Za-z0-9]/.test(name) ? name : 'Loja',
  city: 'Brasil',
});
