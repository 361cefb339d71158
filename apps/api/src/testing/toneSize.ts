/** How much of a frequency is in sound: the height of its wave. */
export function toneSize(samples: Int16Array, hz: number, samplesPerSecond: number): number {
  let [real, imaginary] = [0, 0];
  samples.forEach((sample, at) => {
    const turned = (2 * Math.PI * hz * at) / samplesPerSecond;
    real += sample * Math.cos(turned);
    imaginary += sample * Math.sin(turned);
  });
  return (2 * Math.hypot(real, imaginary)) / samples.length;
}
