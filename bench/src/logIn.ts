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

/** The announcement as the demo server asks for it: the contract's `IPR_ANNOUNCEMENT_VERSION`. */
const IPR_VERSION = '20250415';

/** Accepts the announcement, which otherwise covers a member's pages. @param cookies of their session */
export const acceptAnnouncement = async (origin: string, cookies: string): Promise<void> => {
  const answer = await fetch(`${origin}/api/v1/users/ipr_version`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie: cookies },
    body: JSON.stringify({ version: IPR_VERSION }),
  });
  if (!answer.ok) throw new Error(`The announcement was refused: ${await answer.text()}`);
};
