declare module '*?no-inline' {
  const address: string;
  export default address;
}
