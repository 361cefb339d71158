import type { AttachVideo } from '../../live/RoomParts/roomTypes.ts';

const looks = [
  { wall: '#3b4f5a', coat: '#20353e', skin: '#e2b798', hair: '#2a2320' },
  { wall: '#35454f', coat: '#d9dfe2', skin: '#efcaa9', hair: '#1c1a1c' },
  { wall: '#4a504d', coat: '#6e2f22', skin: '#c98f6c', hair: '#161311' },
  { wall: '#54483c', coat: '#2b3440', skin: '#8a5a3c', hair: '#0f0d0c' },
] as const;

const draw = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" style="width:100%;height:100%">${content}</svg>`;

/** Draws a placeholder for a camera: a person before a wall, the same for the same number. */
export const portrait = (number: number): AttachVideo => {
  const { wall, coat, skin, hair } = looks[number % looks.length] ?? looks[0];
  return fill(
    draw(
      `<path fill="${wall}" d="M0 0h320v180H0z"/><path fill="${coat}" d="M86 180c4-38 34-50 66-54h16c32 4 62 16 66 54z"/><ellipse cx="160" cy="84" rx="29" ry="36" fill="${skin}"/><path fill="${hair}" d="M128 84c-3-34 12-52 32-52s35 16 32 52c-6-18-10-24-14-28-13 5-28 5-40 2-4 6-8 14-10 26z"/>`,
    ),
  );
};

/** A placeholder for a shared screen: a slide with four columns. */
export const slide: AttachVideo = fill(
  draw(
    `<path fill="#fff" d="M0 0h320v180H0z"/><path fill="#0c5567" d="M24 22h34l-3 5H24zM40 120h36v32H40zM104 96h36v56h-36zM168 74h36v78h-36zM232 52h36v100h-36z"/>`,
  ).replace('slice', 'meet'),
);

function fill(svg: string): AttachVideo {
  return (element) => {
    element.innerHTML = svg;
    return () => element.replaceChildren();
  };
}
