/** Words that occur in the most common passwords. */
const WORDS = new Set(
  `password passw0rd passwd pass admin administrator root welcome hello letmein login master
  qwerty qwertyui qwertyuiop qwer qweasd qweasdzxc qaz qazwsx wsx asd asdf asdfgh asdfghjkl zxc zxcv
  zxcvbn zxcvbnm abc abcd abcde abcdef abcdefg abcdefgh aa aaa aaaa aaaaaa aaaaaaa xx xxx xxxxxx
  test tester testing demo guest user users default changeme secret temp monkey dragon
  sunshine princess football baseball basketball superman batman iloveyou loveyou love lovely
  shadow michael jordan jennifer thomas daniel charlie ashley summer winter spring autumn
  monday friday january december china beijing shanghai woaini woaini wang zhang liu chen
  liming huawei tencent company office trustno google apple samsung computer internet
  money dollar stock stocks invest investor trade trader market bitcoin freedom whatever
  flower killer hunter pepper ginger soccer hockey starwars pokemon naruto
  qq aq aqq wo ni a q z x`.split(/\s+/),
);

/** Digits that are commonly appended. */
const ENDINGS =
  /^(?:0+|1+|2+|3+|4+|5+|6+|7+|8+|9+|01|007|10|11|12|13|123|1234|12345|123456|1234567|12345678|123456789|1234567890|0123456789|321|4321|54321|654321|87654321|987654321|123123|123321|112233|121212|147258|147258369|159753|520|1314|5201314|521|1q2w3e|168|666|888|(?:19|20)\d\d)$/;

/**
 * Returns whether a password is among the most common ones that the format rule allows (decisions,
 * AUTH-15). These are a common word, in any case, with common digits before it, after it or both.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (
    /^(?:1q2w3e4r|q1w2e3r4|1qaz2wsx|zaq12wsx|qwe123asd|a1b2c3d4|abc123def|p4ssw0rd|passw0rd)\w{0,4}$/.test(
      lower,
    )
  ) {
    return true;
  }
  const [, before = '', word = '', after = ''] = /^(\d*)([a-z]+|passw0rd)(\d*)$/.exec(lower) ?? [];
  if (!WORDS.has(word) && !/^(.)\1+$/.test(word)) return false;
  return [before, after].every((digits) => digits === '' || ENDINGS.test(digits));
}
