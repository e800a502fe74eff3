import { expect, it } from "vitest";
import { SIGNATURE_FACES } from "#lib/fields/values/mark.ts";
import { facesFor } from "./adopt-type.tsx";

it.each([
	["Mia Chen", 3],
	["Анна Петрова", 3],
	["山田 Hanako", 3],
	["", 3],
	["山田 花子", 1],
	["ليلى حداد", 1],
])("offers “%s” in %i faces", (text, count) => {
	expect(SIGNATURE_FACES).toHaveLength(3);
	expect(facesFor({ kind: "type", text, face: "caveat" })).toHaveLength(count);
});
