import { AGREEMENT_VERSION, API_BASE, routes } from '@rostra/contract';
import type { Route } from '@rostra/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, demoEmail } from '#demo/people.ts';
import { loadPeople } from '#demo/loadPeople.ts';
import { consents } from '#modules/consents/tables.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import type { RequestOptions, TestCaller } from '#testing/TestCaller.ts';
import { whileFull } from '#testing/whileFull.ts';
import { identities, sessions, users } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await loadPeople(server.deps);
});
afterAll(() => server.close());

const agreement_version = AGREEMENT_VERSION;
const profile = { name: 'Ada Quill', work_email: 'ada@quill.example', company_name: 'Quill' };
const english = { headers: { 'accept-language': 'en' } };

/** Returns the six digits of the newest message to an address. */
function codeTo(address: string): string {
  return /\b\d{6}\b/.exec(server.inbox.latest(address)?.text ?? '')?.[0] ?? 'no code';
}

type Purpose = 'login' | 'signup' | 'password_reset';

async function askCode(caller: TestCaller, purpose: Purpose, email: string): Promise<string> {
  const answer = await caller.call('postUsersCode', { body: { purpose, account: { email } } });
  expect(answer.data).toEqual({ cool_down_seconds: 60, valid_minutes: 30 });
  await server.runJobs();
  return codeTo(email);
}

async function signUp(email: string, caller = server.caller(), options?: RequestOptions) {
  const code = await askCode(caller, 'signup', email);
  const body = { account: { email }, code, password: 'Plover91x', agreement_version, profile };
  return caller.call('postUsersSignup', { body }, options);
}

const passwordLogin = (email: string, password: string) => ({
  body: { method: 'password' as const, account: { email }, password, agreement_version },
});

describe('an email of another script', () => {
  const readable = 'wei@例子.中国';
  const ascii = 'wei@xn--fsqu00a.xn--fiqs8s';

  it('stores it in ASCII, shows it readable and treats all spellings as one account [AUTH-07]', async () => {
    const caller = server.caller();
    await caller.call('postUsersCode', {
      body: { purpose: 'signup', account: { email: ` \u200B${readable}` } },
    });
    await server.runJobs();
    const body = {
      account: { email: readable },
      code: codeTo(ascii),
      password: 'Plover91x',
      agreement_version,
      profile: { ...profile, work_email: 'Ada@XN--FSQU00A.中国' },
    };
    const { data } = await caller.call('postUsersSignup', { body });
    expect(data.user.email).toBe(readable);
    expect((await caller.call('getUsersMe', {})).data.profile.work_email).toBe('ada@例子.中国');
    const rows = await server.db
      .select({ subject: identities.subject })
      .from(identities)
      .where(eq(identities.userId, data.user.id));
    expect(rows).toEqual([{ subject: ascii }]);

    for (const email of [
      readable,
      ascii,
      ascii.toUpperCase(),
      '\u202AWei@例\u200D子。中国\u202C',
    ]) {
      const login = await server.caller().call('postUsersLogin', passwordLogin(email, 'Plover91x'));
      expect(login.data.user.id, email).toBe(data.user.id);
    }
  });

  it('refuses a second sign-up in another spelling [AUTH-11]', async () => {
    server.clock.advance(61_000);
    const code = await askCode(server.caller(), 'signup', ascii);
    const again = await server.caller().call('postUsersSignup', {
      body: { account: { email: ascii }, code, password: 'Plover91x', agreement_version, profile },
    });
    expect(again.failure.code).toBe(1105);
  });
});

describe('login', () => {
  it('logs in by email or phone, with password or code [AUTH-01]', async () => {
    const byPassword = server.caller();
    const first = await byPassword.call(
      'postUsersLogin',
      passwordLogin(demoEmail('member'), DEMO_PASSWORD),
    );
    expect(first.data.user).toMatchObject({ email: demoEmail('member'), has_vip: false });
    expect((await byPassword.call('getUsersMe', {})).data.name).toBe(first.data.user.name);

    const phone = { country_code: '+86', phone_number: '１３９ ０００００００１' };
    const byPhone = await server.caller().call('postUsersLogin', {
      body: { method: 'password', account: phone, password: DEMO_PASSWORD, agreement_version },
    });
    expect(byPhone.data.user.id).toBe(first.data.user.id);

    const byCode = server.caller();
    await byCode.call('postUsersCode', { body: { purpose: 'login', account: phone } });
    await server.runJobs();
    const code = codeTo('+8613900000001');
    const answer = await byCode.call('postUsersLogin', {
      body: { method: 'code', account: phone, code, agreement_version },
    });
    expect(answer.data.user.id).toBe(first.data.user.id);
  });

  it.each([
    '\u202A+86 139 0000 0001\u202C',
    '139\u20110000\u20130001',
    '\u200B１３９\u00A0００００\u3000０００１',
  ])('logs in with the pasted phone number %j [AUTH-01, I18N-19]', async (phone_number) => {
    const { data } = await server.caller().call('postUsersLogin', {
      body: {
        method: 'password',
        account: { country_code: '\u202A+86', phone_number },
        password: DEMO_PASSWORD,
        agreement_version,
      },
    });
    expect(data.user.email).toBe(demoEmail('member'));
  });

  it('refuses a login without the current agreement, and records the accepted one [AUTH-02]', async () => {
    const caller = server.caller();
    const refused = await caller.call('postUsersLogin', {
      body: { ...passwordLogin(demoEmail('vip'), DEMO_PASSWORD).body, agreement_version: '1' },
    });
    expect(refused.failure.code).toBe(1106);
    const answer = await caller.call(
      'postUsersLogin',
      passwordLogin(demoEmail('vip'), DEMO_PASSWORD),
    );
    const rows = await server.db
      .select()
      .from(consents)
      .where(eq(consents.userId, answer.data.user.id));
    expect(rows.map(({ document, version }) => [document, version])).toEqual([
      ['agreement', agreement_version],
    ]);
  });

  it('gives known and unknown accounts the same answer, in both languages [AUTH-05]', async () => {
    const known = passwordLogin(demoEmail('vip'), 'Wrong1234');
    const unknown = passwordLogin('nobody@demo.rostra.test', 'Wrong1234');
    const one = await server.caller().call('postUsersLogin', known, english);
    const two = await server.caller().call('postUsersLogin', unknown, english);
    expect(one.status).toBe(422);
    expect(one.failure).toEqual(two.failure);
    const chinese = await server
      .caller()
      .call('postUsersLogin', known, { headers: { 'accept-language': 'zh-CN' } });
    expect(chinese.failure.msg).toContain('账号或密码错误');
    expect(one.failure.msg).toContain('Incorrect account or password');
  });

  it('starts a new session at each login and ends the old one of the browser [AUTH-22]', async () => {
    const caller = server.caller();
    const login = passwordLogin(demoEmail('poor'), DEMO_PASSWORD);
    const { id } = (await caller.call('postUsersLogin', login)).data.user;
    const before = caller.cookie('rostra_session') ?? '';
    const again = await caller.call('postUsersLogin', login);
    expect(caller.cookie('rostra_session')).not.toBe(before);
    expect(again.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/i);
    const thief = server.caller();
    thief.setCookie('rostra_session', before);
    expect((await thief.call('getUsersMe', {})).status).toBe(401);
    const rows = await server.db.select().from(sessions).where(eq(sessions.userId, id));
    expect(rows.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(caller.cookie('rostra_session'));
  });

  it('never adopts a session token planted in the browser before login [AUTH-22]', async () => {
    const caller = server.caller();
    const planted = 'a'.repeat(43);
    caller.setCookie('rostra_session', planted);
    await caller.call('postUsersLogin', passwordLogin(demoEmail('poor'), DEMO_PASSWORD));
    expect(caller.cookie('rostra_session')).not.toBe(planted);
    const planter = server.caller();
    planter.setCookie('rostra_session', planted);
    expect((await planter.call('getUsersMe', {})).status).toBe(401);
  });

  it('logs out only this browser; a password reset logs out all of them [AUTH-24]', async () => {
    const email = demoEmail('he');
    const [here, there] = [await server.as('he'), await server.as('he')];
    await here.call('postUsersLogout', {});
    expect((await here.call('getUsersMe', {})).status).toBe(401);
    expect((await there.call('getUsersMe', {})).status).toBe(200);
    const code = await askCode(server.caller(), 'password_reset', email);
    const body = { account: { email }, code, password: 'Plover91x' };
    expect((await there.call('postUsersPasswordReset', { body })).status).toBe(200);
    expect(there.cookie('rostra_session')).toBeUndefined();
  });

  it('removes the session from server and browser on logout [FND-44, AUTH-24]', async () => {
    const caller = await server.as('expert');
    const token = caller.cookie('rostra_session') ?? '';
    expect((await caller.call('postUsersLogout', {})).data).toEqual({});
    expect(caller.cookie('rostra_session')).toBeUndefined();
    caller.setCookie('rostra_session', token);
    expect((await caller.call('getUsersMe', {})).status).toBe(401);
    expect((await server.caller().call('postUsersLogout', {})).status).toBe(200);
  });

  it('ends a session 30 days after the login', async () => {
    const caller = await server.as('expert');
    const start = server.clock.now();
    server.clock.advance(30 * 86_400_000 - 1000);
    expect((await caller.call('getUsersMe', {})).status).toBe(200);
    server.clock.advance(2000);
    expect((await caller.call('getUsersMe', {})).status).toBe(401);
    server.clock.set(start);
  });

  it('answers on a full disk, although the session cannot be marked as seen', async () => {
    const caller = await server.as('expert');
    server.clock.advance(11 * 60_000);
    const ask = () => caller.call('getUsersMe', {});
    expect((await whileFull(server.db, 'sessions', ask)).status).toBe(200);
  });

  it('adopts the language that a visitor has chosen [I18N-06]', async () => {
    const answer = await server.caller().call('postUsersLogin', {
      body: { ...passwordLogin(demoEmail('okafor'), DEMO_PASSWORD).body, default_locale: 'zh-CN' },
    });
    expect(answer.data.user.default_locale).toBe('zh-CN');
    const visitor = await server
      .caller()
      .call('putUsersChangeLanguage', { body: { language: 'en' } });
    expect(visitor.status).toBe(401);
  });
});

describe('codes', () => {
  it('accepts a code after 29 minutes and refuses it after 31 [AUTH-09]', async () => {
    const start = server.clock.now();
    const email = demoEmail('sun');
    const caller = server.caller();
    const early = await askCode(caller, 'login', email);
    const body = (code: string) => ({
      body: { method: 'code' as const, account: { email }, code, agreement_version },
    });
    server.clock.advance(29 * 60_000);
    expect((await caller.call('postUsersLogin', body(early))).status).toBe(200);
    const late = await askCode(caller, 'login', email);
    server.clock.advance(31 * 60_000);
    expect((await caller.call('postUsersLogin', body(late))).failure.code).toBe(1103);
    server.clock.set(start);
  });

  it('accepts a code once, and sends a new one only after 60 seconds [AUTH-10]', async () => {
    const start = server.clock.now();
    const email = demoEmail('brandt');
    const caller = server.caller();
    const ask = { body: { purpose: 'login' as const, account: { email } } };
    const first = await askCode(caller, 'login', email);
    server.clock.advance(59_000);
    const soon = await caller.call('postUsersCode', ask, english);
    expect(soon.failure).toMatchObject({ code: 1104, details: { seconds: 1 } });
    expect(soon.failure.msg).toBe('A code was just sent. Try again in 1 s.');
    server.clock.advance(1000);
    const second = await askCode(caller, 'login', email);
    const use = (code: string) =>
      caller.call('postUsersLogin', {
        body: { method: 'code', account: { email }, code, agreement_version },
      });
    if (first !== second) expect((await use(first)).failure.code).toBe(1102);
    expect((await use(second)).status).toBe(200);
    expect((await use(second)).failure.code).toBe(1103);
    server.clock.set(start);
  });

  it('answers the same for unknown accounts and sends them nothing', async () => {
    const email = 'ghost@demo.rostra.test';
    expect(await askCode(server.caller(), 'password_reset', email)).toBe('no code');
    expect(await askCode(server.caller(), 'login', email)).toBe('no code');
    const reset = await server.caller().call('postUsersPasswordReset', {
      body: { account: { email }, code: '000000', password: 'Plover91x' },
    });
    expect([1102, 1103]).toContain(reset.failure.code);
  });

  it('refuses a code issued for another purpose', async () => {
    const email = demoEmail('tan');
    const code = await askCode(server.caller(), 'login', email);
    const reset = await server.caller().call('postUsersPasswordReset', {
      body: { account: { email }, code, password: 'Plover91x' },
    });
    expect(reset.failure.code).toBe(1103);
  });

  it('refuses a code for another address and keeps it valid for its own [AUTH-10]', async () => {
    const [own, other] = [demoEmail('zhou'), demoEmail('gu')];
    const code = await askCode(server.caller(), 'login', own);
    await askCode(server.caller(), 'login', other);
    const use = (email: string, given: string) =>
      server.caller().call('postUsersLogin', {
        body: { method: 'code', account: { email }, code: given, agreement_version },
      });
    if (code !== codeTo(other)) expect((await use(other, code)).failure.code).toBe(1102);
    // As pasted from the message, with a space in the middle.
    expect((await use(own, ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  it('checks only five of 30 concurrent wrong codes, then refuses the right one [AUTH-09]', async () => {
    const email = demoEmail('marsh');
    const code = await askCode(server.caller(), 'login', email);
    const wrong = code === '111111' ? '222222' : '111111';
    const use = (given: string) =>
      server.caller().call('postUsersLogin', {
        body: { method: 'code', account: { email }, code: given, agreement_version },
      });
    const answers = await Promise.all(Array.from({ length: 30 }, () => use(wrong)));
    expect(answers.filter(({ failure }) => failure.code === 1102)).toHaveLength(5);
    expect(answers.filter(({ failure }) => failure.code === 1103)).toHaveLength(25);
    expect((await use(code)).failure.code).toBe(1103);
  });
});

describe('sign-up', () => {
  it('registers by email with a filled profile and logs in [AUTH-06, AUTH-08]', async () => {
    const caller = server.caller();
    const answer = await signUp('ada@quill.example', caller);
    expect(answer.data.user).toMatchObject({
      name: 'Ada Quill',
      email: 'ada@quill.example',
      phone_number: null,
      profile: { company_name: 'Quill', work_email: 'ada@quill.example' },
    });
    expect((await caller.call('getUsersMe', {})).status).toBe(200);
    await server.runJobs();
    expect((await caller.call('getNotices', {}, english)).data[0]?.title).toBe('Welcome to Rostra');
  });

  it('keeps the language of sign-up until the user chooses another [I18N-05]', async () => {
    const chinese = { headers: { 'accept-language': 'zh-CN,zh;q=0.9' } };
    const email = 'bo@quill.example';
    const caller = server.caller();
    const { user } = (await signUp(email, caller, chinese)).data;
    expect(user.default_locale).toBe('zh-CN');
    const again = await caller.call('postUsersLogin', passwordLogin(email, 'Plover91x'), english);
    expect(again.data.user.default_locale).toBe('zh-CN');
    const chosen = { body: { language: 'en' as const } };
    await caller.call('putUsersChangeLanguage', chosen, chinese);
    expect((await caller.call('getUsersMe', {}, chinese)).data.default_locale).toBe('en');
  });

  it('adopts the language of the next login if sign-up sent none [I18N-05]', async () => {
    const email = 'cy@quill.example';
    expect((await signUp(email)).data.user.default_locale).toBeNull();
    const chinese = { headers: { 'accept-language': 'zh-CN' } };
    const login = passwordLogin(email, 'Plover91x');
    const answer = await server.caller().call('postUsersLogin', login, chinese);
    expect(answer.data.user.default_locale).toBe('zh-CN');
  });

  it('registers by phone, in full-width digits too [AUTH-06, I18N-19]', async () => {
    const account = { country_code: '４４', phone_number: '０７９１１ １２３４５６' };
    const caller = server.caller();
    await caller.call('postUsersCode', { body: { purpose: 'signup', account } });
    await server.runJobs();
    const code = codeTo('+447911123456');
    const wide = [...code].map((digit) =>
      String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0),
    );
    const answer = await caller.call('postUsersSignup', {
      body: { account, code: wide.join(''), password: 'Plover91x', agreement_version, profile },
    });
    expect(answer.data.user).toMatchObject({ country_code: '44', phone_number: '7911123456' });
  });

  it('requires a card or a profile, and accepts a card alone [AUTH-08]', async () => {
    const email = 'card@quill.example';
    const caller = server.caller();
    const code = await askCode(caller, 'signup', email);
    const body = { account: { email }, code, password: 'Plover91x', agreement_version };
    expect((await caller.call('postUsersSignup', { body })).failure.code).toBe(1109);
    const image = Buffer.from('\x89PNG\r\n\x1a\n a card', 'latin1');
    const place = await caller.call('postUploadToken', {
      body: { kind: 'image', name: 'card.png', size: image.length, content_type: 'image/png' },
    });
    const business_card = place.data.file_url;
    const early = await caller.call('postUsersSignup', { body: { ...body, business_card } });
    expect(early.failure.code).toBe(1305);
    await caller.fetch(place.data.upload_url, { method: 'PUT', body: image });
    const answer = await caller.call('postUsersSignup', { body: { ...body, business_card } });
    expect(answer.data.user.name).toBe('card');
    expect((await caller.fetch(business_card)).status).toBe(200);
    expect((await server.caller().fetch(business_card)).status).toBe(404);
    const staff = await server.as('staff');
    expect((await staff.fetch(business_card)).status).toBe(200);
  });

  it('reports an existing account only to a caller with the right code [AUTH-11, ERR-28]', async () => {
    const email = demoEmail('zhou');
    const caller = server.caller();
    const code = await askCode(caller, 'signup', email);
    const body = { account: { email }, password: 'Plover91x', agreement_version, profile };
    const wrong = code === '111111' ? '222222' : '111111';
    const stranger = await caller.call('postUsersSignup', { body: { ...body, code: wrong } });
    expect(stranger.failure.code).toBe(1102);
    const before = await server.db.$count(users);
    const owner = await caller.call('postUsersSignup', { body: { ...body, code } }, english);
    expect(owner.status).toBe(409);
    expect(owner.failure.msg).toBe('The account has been registered');
    expect(await server.db.$count(users)).toBe(before);
  });

  it('accepts one of ten concurrent sign-ups with one code [AUTH-11]', async () => {
    const email = 'race@quill.example';
    const code = await askCode(server.caller(), 'signup', email);
    const body = { account: { email }, code, password: 'Plover91x', agreement_version, profile };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.caller().call('postUsersSignup', { body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await server.db.$count(identities, eq(identities.subject, email))).toBe(1);
  });

  it('refuses bad input and writes nothing [AUTH-02, AUTH-07, AUTH-14]', async () => {
    const before = await server.db.$count(users);
    const good = {
      account: { email: 'good@quill.example' },
      code: '123456',
      password: 'Plover91x',
      agreement_version,
      profile,
    };
    const bad: [string, object, number][] = [
      ['no account', { account: {} }, 1001],
      ['no e-mail', { account: { email: 'good@quill' } }, 1001],
      ['no number', { account: { country_code: '86', phone_number: '12345' } }, 1001],
      ['no upper case', { password: 'plover91x' }, 1001],
      ['a special character', { password: 'Plover91!' }, 1001],
      ['too short', { password: 'Plov91x' }, 1001],
      ['common', { password: 'Password123' }, 1108],
      ['old agreement', { agreement_version: '20200101' }, 1106],
      ['unknown card', { business_card: '/api/v1/files/x' }, 1305],
      ['unknown field', { role: 'staff' }, 1001],
      ['no code asked for', {}, 1103],
    ];
    for (const [what, change, code] of bad) {
      const answer = await server
        .caller()
        .call('postUsersSignup', { body: { ...good, ...change } });
      expect([what, answer.failure.code]).toEqual([what, code]);
    }
    expect(await server.db.$count(users)).toBe(before);
  });
});

describe('password reset', () => {
  it('sets the new password, ends all sessions and notifies the owner [AUTH-13]', async () => {
    const email = demoEmail('gu');
    const elsewhere = await server.as('gu');
    const caller = server.caller();
    const code = await askCode(caller, 'password_reset', email);
    const reset = await caller.call('postUsersPasswordReset', {
      body: { account: { email }, code, password: 'Plover91x' },
    });
    expect(reset.data).toEqual({});
    expect((await elsewhere.call('getUsersMe', {})).status).toBe(401);
    const old = await caller.call('postUsersLogin', passwordLogin(email, DEMO_PASSWORD));
    expect(old.failure.code).toBe(1101);
    const fresh = await caller.call('postUsersLogin', passwordLogin(email, 'Plover91x'));
    expect(fresh.data.user.email).toBe(email);
    await server.runJobs();
    expect(server.inbox.latest(email)?.subject).toBe('Your Rostra password was changed');
    expect((await caller.call('getNotices', {})).data[0]?.kind).toBe('passwordReset');
  });

  it('refuses a common password before checking the code [AUTH-15]', async () => {
    const answer = await server.caller().call('postUsersPasswordReset', {
      body: { account: { email: demoEmail('gu') }, code: '123456', password: 'Qwerty123' },
    });
    expect(answer.failure.code).toBe(1108);
  });
});

it('sends codes in the language of the user, else of the request [I18N-17]', async () => {
  await askCode(server.caller(), 'login', demoEmail('expert'));
  expect(server.inbox.latest(demoEmail('expert'))?.subject).toBe('Rostra 登录验证码');
  const caller = server.caller();
  await caller.call(
    'postUsersCode',
    { body: { purpose: 'login', account: { email: demoEmail('varga') } } },
    { headers: { 'accept-language': 'zh-CN' } },
  );
  await server.runJobs();
  expect(server.inbox.latest(demoEmail('varga'))?.subject).toBe('Rostra 登录验证码');
});

it('answers a visitor with 401 and a login request on every restricted call [AUTH-22, AUTH-23, AUTH-30]', async () => {
  const closed = Object.values<Route>(routes).filter(({ access }) => access !== 'anyone');
  expect(closed.length).toBeGreaterThan(20);
  const visitor = server.caller();
  for (const { method, path } of closed) {
    const answer = await visitor.fetch(API_BASE + path.replaceAll(/:\w+/g, '1'), {
      method,
      headers: { 'accept-language': 'zh-CN', 'idempotency-key': 'a-key-of-one-visitor' },
      ...(method === 'GET' ? {} : { json: {} }),
    });
    const body = (await answer.json()) as { code: number; msg: string };
    expect([path, answer.status, body.code, body.msg]).toEqual([path, 401, 10_001, '请先登录。']);
  }
});
