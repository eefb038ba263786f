let renders = 0;

/** Each subject calls it where it renders one field, cell or row. */
export function countRender(): void {
  renders += 1;
}

/** How many there were since it was last asked. */
export function takeRenders(): number {
  const taken = renders;
  renders = 0;
  return taken;
}
