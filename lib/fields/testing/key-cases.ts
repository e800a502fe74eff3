import type { FieldKeyCase } from "./key-case.ts";
import { LOOK_CASES } from "./look-cases.ts";
import { PLACE_CASES } from "./place-cases.ts";
import { TYPE_CASES } from "./type-cases.ts";
import { VALUE_CASES } from "./value-cases.ts";

/** At least one case per key of the interface's form field tables, for the tests of parser, page and PDF alike. */
export const fieldKeyCases: readonly FieldKeyCase[] = [...PLACE_CASES, ...VALUE_CASES, ...LOOK_CASES, ...TYPE_CASES];
