// node bin/agora-smoke.mjs: two browsers in one channel of a real Agora project, for checks no test
// here can make. It needs the network, and from the project AGORA_APP_ID, AGORA_CHANNEL and tokens
// for the numbers 1 and 2, valid for both media and messages: AGORA_TOKEN_1, AGORA_TOKEN_2. Prints
// each result on a line.
import path from 'node:path';
import { chromium } from 'playwright';
import { createServer } from 'vite';

const NEEDED = ['AGORA_APP_ID', 'AGORA_CHANNEL', 'AGORA_TOKEN_1', 'AGORA_TOKEN_2'];
const WAIT_MS = 20_000;
const NOBODY = 999_999;
/** In the form in which the server below issues them. */
const MODULES = ['/src/adapters/agora/index.ts', '/src/index.ts'];

const missing = NEEDED.filter((name) => !process.env[name]);
if (missing.length > 0) {
  process.stderr.write(`Not set: ${missing.join(', ')}\n`);
  process.exit(2);
}

const root = path.join(import.meta.dirname, '../packages/live-core');
const server = await createServer({
  configFile: false,
  logLevel: 'error',
  root,
  resolve: {
    conditions: ['rostra-source', 'browser', 'module', 'import', 'default'],
    alias: [
      {
        find: /^agora-rtc-sdk-ng$/,
        replacement: path.join(root, 'src/adapters/agora/agoraShim.ts'),
      },
    ],
  },
  optimizeDeps: { include: ['agora-rtc-sdk-ng/esm', 'agora-rtm-sdk'] },
  server: { host: '127.0.0.1', port: 0 },
  appType: 'custom',
  plugins: [
    {
      name: 'empty-page',
      configureServer: ({ middlewares }) => {
        middlewares.use((request, response, next) => {
          if (request.url !== '/') return next();
          response.setHeader('content-type', 'text/html');
          response.end('<!doctype html><title>smoke</title>');
        });
      },
    },
  ],
});
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
  ],
});

let isGood = true;
/**
 * Runs one step and prints its result; later steps run after a failure too, since each is
 * informative.
 */
async function look(what, act) {
  const began = Date.now();
  try {
    const seen = await act();
    process.stdout.write(`ok      ${what} (${Date.now() - began} ms) ${JSON.stringify(seen)}\n`);
  } catch (error) {
    isGood = false;
    process.stdout.write(`FAILED  ${what}: ${error.message.split('\n')[0]}\n`);
  }
}

/**
 * Opens a browser for one member, with everything from its two connections in `globalThis.heard`.
 */
async function member(uid) {
  const page = await (await browser.newContext()).newPage();
  await page.goto(server.resolvedUrls.local[0]);
  await page.evaluate(async ([adapters, core]) => {
    const { AgoraRtc, AgoraRtm } = await import(adapters);
    const { makeReconnectPolicy, systemClock: clock } = await import(core);
    const rtc = new AgoraRtc({ clock, policy: makeReconnectPolicy(Math.random) });
    const rtm = new AgoraRtm({ clock });
    const session = rtc.createSession();
    Object.assign(globalThis, { rtc, rtm, session, heard: [] });
    const names = ['link', 'message', 'peerMessage', 'roster', 'memberJoined', 'memberLeft'];
    for (const name of [...names, 'memberAttributes', 'tokenWillExpire']) {
      rtm.on(name, (message) => globalThis.heard.push({ name, messages: message }));
    }
    for (const name of ['published', 'unpublished', 'userLeft', 'quality', 'volumes']) {
      session.on(name, (message) => globalThis.heard.push({ name, messages: message }));
    }
  }, MODULES);
  const options = {
    appId: process.env.AGORA_APP_ID,
    channel: process.env.AGORA_CHANNEL,
    token: process.env[`AGORA_TOKEN_${uid}`],
    uid,
  };
  return {
    run: (act, message) => page.evaluate(act, { ...options, messages: message }),
    hears: async (name, text = '') => {
      const found = await page.waitForFunction(
        ([event, part]) =>
          globalThis.heard.find(
            (one) => one.name === event && JSON.stringify(one.messages).includes(part),
          ),
        [name, text],
        { timeout: WAIT_MS },
      );
      return (await found.jsonValue()).messages;
    },
  };
}

const [host, guest] = [await member(1), await member(2)];
for (const [name, one] of Object.entries({ host, guest })) {
  await look(`${name} logs in`, () => one.run((options) => globalThis.rtm.login(options)));
  await look(`${name} enters`, () => one.run(({ channel }) => globalThis.rtm.join(channel)));
  await look(`${name} receives the list of members`, () => one.hears('roster'));
}
await look('host joins the media', () =>
  host.run((options) => globalThis.session.join(options, { role: 'host' })),
);
await look('guest joins the media', () => guest.run((options) => globalThis.session.join(options)));
await look('host sends audio and video', () =>
  host.run(async () => {
    const preset = { width: 640, height: 360, framesPerSecond: 15, minKbps: 400, maxKbps: 1000 };
    const tracks = [
      await globalThis.rtc.createMicrophone(),
      await globalThis.rtc.createCamera({ preset }),
    ];
    await globalThis.session.publish(...tracks);
  }),
);
await look('guest is notified of the video', () => guest.hears('published', 'video'));
await look('guest sees and hears', () =>
  guest.run(async () => {
    const sound = await globalThis.session.subscribe(1, 'audio');
    sound.attach();
    const image = await globalThis.session.subscribe(1, 'video');
    const video = document.createElement('video');
    video.muted = true;
    document.body.append(video);
    image.attach(video);
    await new Promise((resolve) => video.addEventListener('resize', resolve, { once: true }));
    return [video.videoWidth, video.videoHeight];
  }),
);
await look('quality is reported', () => guest.hears('quality'));
await look('guest asks for the statistics', () => guest.run(() => globalThis.session.statistics()));
await look('host speaks in the channel', () =>
  host.run(({ channel }) => globalThis.rtm.send(channel, 'to all')),
);
await look('guest hears it', () => guest.hears('message', 'to all'));
await look('host speaks to the guest', () =>
  host.run(() => globalThis.rtm.sendToPeer(2, 'to you')),
);
await look('guest hears that', () => guest.hears('peerMessage', 'to you'));
await look('host speaks to nobody', () =>
  host.run(({ messages: message }) => globalThis.rtm.sendToPeer(message, 'away'), NOBODY),
);
await look('guest publishes an attribute', () =>
  guest.run(({ channel }) => globalThis.rtm.setMyAttributes(channel, { note: 'mine' })),
);
await look('host is notified', () => host.hears('memberAttributes', 'mine'));
await look('host counts', () => host.run(({ channel }) => globalThis.rtm.countMembers(channel)));
await look('host lists', () => host.run(({ channel }) => globalThis.rtm.listMembers(channel)));
await look('host reads the channel', () =>
  host.run(({ channel }) => globalThis.rtm.getChannelAttributes(channel)),
);
await look('guest leaves', () =>
  guest.run(async () => {
    await globalThis.session.leave();
    await globalThis.rtm.logout();
  }),
);
await look('host is notified', () => host.hears('memberLeft'));

await browser.close();
await server.close();
process.exit(isGood ? 0 : 1);
