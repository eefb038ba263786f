import type { Arbitrary } from 'fast-check';

/** One step of a random run, with a name to tell where the run failed. */
export type NamedStep<World> = readonly [string, (world: World) => void];

/** Makes a step with a random parameter, which its name shows. */
export type MakeStep<World> = <Value>(
  name: string,
  values: Arbitrary<Value>,
  step: (world: World, value: Value) => void,
) => Arbitrary<NamedStep<World>>;

/** Gives the function that makes the steps of one kind of world. */
export function stepsIn<World>(): MakeStep<World> {
  return (name, values, step) =>
    values.map((value) => [
      `${name} ${JSON.stringify(value)}`,
      (world) => {
        step(world, value);
      },
    ]);
}
