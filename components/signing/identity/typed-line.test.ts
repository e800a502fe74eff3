import { expect, it } from "vitest";
import { typedLine } from "./typed-line.ts";

it("takes a line as a keyboard or a phone writes it", () => {
	expect(typedLine(" p<utoeriksson«anna ‹maria ")).toBe("P<UTOERIKSSON<<ANNA<MARIA");
});
