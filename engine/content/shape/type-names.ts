// The name of a type, as schemas and files have it → names in code.

/** `line-chart` → `LineChart`; `course/page`, of a kind, → `CoursePage`. */
export const toPascalCase = (name: string): string =>
  name.replace(/(?:^|[-/])([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `line-chart` → `lineChart`. */
export const toCamelCase = (name: string): string =>
  toPascalCase(name).replace(/^./, (letter) => letter.toLowerCase());
