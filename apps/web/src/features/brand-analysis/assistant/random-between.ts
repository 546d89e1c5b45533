/** A number from a range, each as likely as another. */
export function randomBetween({ min, max }: { min: number; max: number }): number {
  return min + Math.random() * (max - min)
}
