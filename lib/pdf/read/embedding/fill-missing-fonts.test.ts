import { afterEach, expect, it } from "vitest";
import { takeInPdf } from "#lib/pdf/read/take-in-pdf.ts";
import { closeAll, draw, drawByPoppler, lettersOf, likeness, open, SCALE } from "#lib/pdf/read/testing/letter-ink.ts";
import { onePage, stream } from "#lib/pdf/read/testing/write-pdf.ts";

afterEach(closeAll);

const SIZE: [number, number] = [300 * SCALE, 200 * SCALE];
const WORDS = "BT /F 30 Tf 20 80 Td (Rent: 900 \\200) Tj ET";
const MISSING = "/Resources<</Font<</F 99 0 R>>>>";

it.each([
	["of a page", onePage({ page: `/Contents 4 0 R${MISSING}`, others: [stream("", WORDS)] })],
	[
		"in a list of its own",
		onePage({ page: "/Contents 4 0 R/Resources 5 0 R", others: [stream("", WORDS), "<</Font 6 0 R>>", "<</F null>>"] }),
	],
	["that no resources list", onePage({ page: "/Contents 4 0 R/Resources<<>>", others: [stream("", WORDS)] })],
	["of a page without resources", onePage({ page: "/Contents[4 0 R]", others: [stream("", WORDS)] })],
	[
		"of a form",
		onePage({
			page: "/Contents 4 0 R/Resources<</XObject<</X 5 0 R>>>>",
			others: [stream("", "/X Do"), stream(`/Type/XObject/Subtype/Form/BBox[0 0 300 200]${MISSING}`, WORDS)],
		}),
	],
])("text in a font that is missing in the file is shown alike everywhere: %s", async (_, upload) => {
	const { working } = await takeInPdf(upload, "file.pdf");
	if (!working) throw new Error("There is no working file.");
	const document = open(working);
	expect(
		lettersOf(document)
			.map(({ char }) => char)
			.join(""),
	).toBe("Rent:900€");
	const [drawn, byPoppler] = [draw(document, SIZE), await drawByPoppler(working, SIZE)];
	expect(likeness(drawn, byPoppler, [0, 0, ...SIZE])).toBeGreaterThan(0.9);
});
