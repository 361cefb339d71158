import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MailSender } from './MailSender.ts';
import { smtpMail } from './smtpMail.ts';

/** The part of SMTP that one mail needs. */
const lines: string[] = [];
let refuses = false;
const server = createServer((socket) => {
  let inMail = false;
  const send = (line: string) => socket.write(`${line}\r\n`);
  send('220 test');
  createInterface({ input: socket }).on('line', (line) => {
    lines.push(line);
    if (inMail) {
      if (line !== '.') return;
      inMail = false;
      send('250 taken');
    } else if (line === 'DATA') {
      inMail = true;
      send('354 go on');
    } else if (line.startsWith('RCPT')) send(refuses ? '550 no such person' : '250 ok');
    else if (line === 'QUIT') socket.end('221 bye\r\n');
    else send('250 ok');
  });
});

let mail: MailSender;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  mail = smtpMail({
    smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    from: 'Rostra <no-reply@rostra.test>',
    replyTo: 'help@rostra.test',
  });
});
afterAll(() => {
  server.close();
});

it('sends a mail in any language', async () => {
  await mail.send({ to: 'li@example.test', subject: '您的验证码', text: '验证码 135790' });
  const sent = lines.join('\n');
  expect(sent).toContain('MAIL FROM:<no-reply@rostra.test>');
  expect(sent).toContain('RCPT TO:<li@example.test>');
  expect(sent).toContain(`=?UTF-8?B?${Buffer.from('您的验证码').toString('base64')}?=`);
});

it('marks a mail as automatic, and leads answers to a person', async () => {
  lines.length = 0;
  await mail.send({ to: 'li@example.test', subject: 'x', text: 'y' });
  expect(lines).toContain('Auto-Submitted: auto-generated');
  expect(lines).toContain('X-Auto-Response-Suppress: All');
  expect(lines).toContain('Reply-To: help@rostra.test');
});

it('sends a calendar entry as an alternative with its method, and as a file [EVT-79]', async () => {
  lines.length = 0;
  const text = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
  await mail.send({
    to: 'li@example.test',
    subject: 'x',
    text: 'y',
    calendar: { method: 'CANCEL', fileName: 'rostra-7.ics', text },
  });
  const sent = lines.join('\n').replaceAll(/\n\s+/g, ' ');
  expect(sent).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/i);
  expect(sent).toMatch(/Content-Disposition: attachment; filename=rostra-7\.ics/i);
});

it('refuses a second receiver inside an address', async () => {
  lines.length = 0;
  await mail
    .send({ to: 'a@b.test, c@d.test\r\nBcc: e@f.test', subject: 'x', text: 'y' })
    .catch(() => undefined);
  expect(lines.filter((line) => /^RCPT TO:<(?:c@d|e@f)\.test>/.test(line))).toEqual([]);
});

it('rejects when the mail was not accepted', async () => {
  refuses = true;
  await expect(mail.send({ to: 'no@example.test', subject: 'x', text: 'y' })).rejects.toThrow(
    /550/,
  );
});
