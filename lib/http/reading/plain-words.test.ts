import { expect, it } from "vitest";
import { z } from "zod";
import { fieldErrorsOf } from "#lib/contract/field-errors.ts";
import { inPlainWords } from "./plain-words.ts";

it("a value of another kind is answered with what would be right, unless the schema has words of its own", () => {
	const own = z.string("must be a word.");
	const schema = z.object({ a: z.object({}), b: z.record(z.string(), z.string()), c: z.array(z.string()), own });
	const { error } = schema.safeParse({ a: "x", b: [], own: 1 }, { error: inPlainWords });
	expect(error && fieldErrorsOf(error)).toEqual({
		A: ["A must be a JSON object."],
		B: ["B must be a JSON object."],
		C: ["C is required."],
		Own: ["Own must be a word."],
	});
});
