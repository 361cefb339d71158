// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { cleanPasted, fileOfData } from './cleanPasted.ts';

it("turns Word's lists back into lists, with their levels and types", () => {
  const line = (level: number, drawn: string, words: string) =>
    `<p class="MsoListParagraph" style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${drawn} </span>${words}</p>`;
  const { html } = cleanPasted(
    `<p>x</p>${line(1, '1.', 'a')}${line(2, '·', 'b')}${line(1, '2.', 'c')}<p>y</p>`,
  );
  expect(html).toBe(
    '<p>x</p><ol><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ol><p>y</p>',
  );
});

it('drops scripts, hidden parts and empty lines, and turns no-break spaces into spaces [CONT-35]', () => {
  const { html } = cleanPasted(
    '<style>p{}</style><p>a&nbsp;b</p><p>&nbsp;</p><script>1</script><p hidden>c</p><o:p>d</o:p>',
  );
  expect(html).toBe('<p>a b</p>');
});

it('hands embedded images over to be uploaded, and counts those out of reach', () => {
  const { html, images, lost } = cleanPasted(
    '<p>a</p><img src="data:image/png;base64,QQ=="><img src="file:///x.png"><img src="https://example.com/x.png">',
  );
  expect(html).toBe('<p>a</p><img src="https://example.com/x.png">');
  expect(images).toEqual(['data:image/png;base64,QQ==']);
  expect(lost).toBe(1);
});

it('turns an image embedded in the text into a file', () => {
  const file = fileOfData('data:image/png;base64,QUI=', '1');
  expect(file).toMatchObject({ name: '1.png', type: 'image/png', size: 2 });
  expect(fileOfData('data:image/png;base64,%%%', '1')).toBeNull();
  expect(fileOfData('data:text/html;base64,QUI=', '1')).toBeNull();
});
