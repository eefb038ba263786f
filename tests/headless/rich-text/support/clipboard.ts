/** What is pasted: the data of each type, and no files. */
export function clipboard(contents: Readonly<Record<string, string>>): DataTransfer {
  const data = { getData: (type: string) => contents[type] ?? '', files: [] };
  return data as unknown as DataTransfer;
}
