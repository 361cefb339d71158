/** The terms as the demo server asks for them: the contract's `AGREEMENT_VERSION`. */
const AGREEMENT_VERSION = '20261128';

export type DemoName = 'member' | 'host';

/** Logs in as one of the demo. @returns the session's cookie, ready for a header */
export const logIn = async (origin: string, name: DemoName = 'member'): Promise<string> => {
  const answer = await fetch(`${origin}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      method: 'password',
      account: { email: `${name}@demo.rostra.test` },
      password: 'Rostra2026',
      agreement_version: AGREEMENT_VERSION,
    }),
  });
  if (!answer.ok) throw new Error(`The log-in was refused: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
};
