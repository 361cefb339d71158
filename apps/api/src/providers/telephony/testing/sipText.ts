/** Returns a message with SIP's line endings. */
export const sipText = (...lines: readonly string[]): Buffer =>
  Buffer.from([...lines, '', ''].join('\r\n'));

/** The lines of a valid INVITE. */
export const INVITE_LINES: readonly string[] = [
  'INVITE sip:5551@127.0.0.1 SIP/2.0',
  'Via: SIP/2.0/UDP 10.0.0.2:5060;branch=z9hG4bKa1;rport',
  'Max-Forwards: 70',
  'From: "Ann" <sip:13800001234@10.0.0.2>;tag=a',
  'To: <sip:5551@127.0.0.1>',
  'Call-ID: call-1',
  'CSeq: 1 INVITE',
  'Contact: <sip:ann@10.0.0.2:5060>',
  'Content-Length: 0',
];
